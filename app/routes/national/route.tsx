import { Section } from '#app/components/layout/section.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { nationalPrograms } from '#content/national/landing.ts';
import type { Route } from './+types/route.ts';
import { Comparison } from './comparison.tsx';
import { CtaSection } from './cta-section.tsx';
import heroStyles from './hero.module.css';
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

/** The hero: the page's title, as wide as the two programmes below it. */
function Hero({ title, lead }: { title: string; lead: string }) {
  return (
    <Section surface="butter" className={heroStyles.hero}>
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </Section>
  );
}
