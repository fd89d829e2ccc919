import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { nationalPrograms } from '#content/national/landing.ts';
import type { Route } from './+types/route.ts';
import { Comparison } from './comparison.tsx';
import { CtaSection } from './cta-section.tsx';
import { Hero } from './hero.tsx';
import { ProgrammeChoice } from './programme-choice.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return nationalPrograms[getRequestLanguage(request)];
}

export const meta: Route.MetaFunction = createMeta((content) => content);

export default function NationalPrograms({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero title={content.title} lead={content.lead} />
      <ProgrammeChoice programmes={content.audiences} />
      <Comparison {...content.comparison} />
      <CtaSection {...content.closing} />
    </>
  );
}
