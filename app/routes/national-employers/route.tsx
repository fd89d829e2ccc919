import { ListSection } from '#app/components/sections/list-section.tsx';
import { LogoList } from '#app/components/sections/logo-list.tsx';
import { WindingSteps } from '#app/components/sections/winding-steps.tsx';
import { createMeta } from '#app/seo/page-metadata.ts';
import { getRequestLanguage } from '#content/language.ts';
import { nationalEmployers } from '#content/national/employers.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { Hero } from './hero.tsx';
import styles from './page.module.css';

export function loader({ request }: Route.LoaderArgs) {
  return nationalEmployers[getRequestLanguage(request)];
}

export const meta: Route.MetaFunction = createMeta(({ pageTitle, description }) => ({
  title: pageTitle,
  description,
}));

/** The line of the five steps, with a bend at each of them. */
const processLine = {
  width: 1200,
  path: 'M20 45C120 45 160 101 260 101S400 45 500 45 640 101 740 101 880 45 980 45 1100 72 1190 72',
};

export default function NationalEmployers({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        trail={content.trail}
        name={content.name}
        title={content.title}
        lead={content.lead}
        action={content.action}
        picture={content.picture}
      />
      <ListSection
        space="section"
        className={styles.reasons}
        title={content.reasons.title}
        items={content.reasons.reasons}
      />
      {/* `region-europe` sets the colours of the section: the blue of Europe's posters. */}
      <ListSection
        surface="plate"
        space="section"
        className={`region-europe ${styles.offers}`}
        title={content.offers.title}
        items={content.offers.offers}
      />
      <ListSection
        surface="shapla"
        space="section"
        className={styles.partners}
        title={content.partners.title}
        items={content.partners.partners}
      />
      <WindingSteps {...content.process} className={styles.process} line={processLine} />
      <LogoList title={content.engagements.title} logos={content.engagements.companies} />
      <CtaSection {...content.closing} />
    </>
  );
}
