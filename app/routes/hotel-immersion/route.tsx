import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { ClosingPlate } from '#app/components/sections/closing-plate.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { hotelImmersion } from '#content/programmes/hotel-immersion.ts';
import type { Route } from './+types/route.ts';
import { Bill } from './bill.tsx';
import { Departments } from './departments.tsx';
import { Keys } from './keys.tsx';
import { LobbyOpening } from './lobby-opening.tsx';
import { Overview } from './overview.tsx';
import { Structure } from './structure.tsx';

export const handle = { headerTone: 'light' };

export function loader() {
  return { ...hotelImmersion, eligibility: shownRequirements(hotelImmersion.eligibility) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function HotelImmersion({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <LobbyOpening
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <Keys title={content.keysTitle} facts={content.facts} days={content.daysOnSite} />
      <Overview {...content.overview} objectives={content.objectives} />
      <Departments {...content.departments} />
      <Structure {...content.structure} />
      <Bill included={content.included} eligibility={content.eligibility} />
      <BrochureOffer {...content.brochure} ground="sky" />
      <ClosingPlate {...content.closing} ground="brick" />
    </>
  );
}
