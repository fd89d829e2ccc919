import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { PictureCtaSection } from '#app/components/sections/picture-cta-section.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { hotelImmersion } from '#content/programme-pages/hotel-immersion.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { Departments } from './departments.tsx';
import { Facts } from './facts.tsx';
import { Hero } from './hero.tsx';
import { Included } from './included.tsx';
import { Overview } from './overview.tsx';
import { Structure } from './structure.tsx';

export const handle = { headerTone: 'light' };

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('hotel-immersion', hotelImmersion, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function HotelImmersion({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
      />
      <Facts title={content.factsTitle} facts={content.facts} days={content.daysOnSite} />
      <Overview {...content.overview} objectives={content.objectives} />
      <Departments {...content.departments} />
      <Structure {...content.structure} />
      <Included included={content.included} eligibility={content.eligibility} />
      <CostsSection {...content.costs} />
      <PictureCtaSection {...content.closing} surface="brick" />
    </>
  );
}
