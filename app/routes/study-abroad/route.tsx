import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { PictureHero } from '#app/components/sections/picture-hero.tsx';
import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { studyAbroad } from '#content/programme-pages/study-abroad.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import { Benefits } from './benefits.tsx';
import { Funding } from './funding.tsx';
import { Offerings } from './offerings.tsx';
import styles from './page.module.css';
import { ProgrammeComparison } from './programme-comparison.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('study-abroad', studyAbroad, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function StudyAbroad({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      {/* The stone steps of the pictured library continue behind the text. */}
      <PictureHero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
        className={styles.hero}
      />
      <Benefits {...content.benefits} figures={content.figures} />
      <Offerings {...content.offerings} />
      <Applicants
        eligibility={content.eligibility}
        levels={content.levels}
        documents={content.documents}
      />
      <ProgrammeComparison {...content.comparison} />
      <Funding {...content.funding} />
      <CostsSection {...content.costs} surface="mist" />
      <SplitCtaSection {...content.closing} surface="marigold" floor={styles.floor} />
    </>
  );
}
