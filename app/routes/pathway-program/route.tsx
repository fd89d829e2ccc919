import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { pathwayProgram } from '#content/programme-pages/pathway-program.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import { Benefits } from './benefits.tsx';
import styles from './cta-section.module.css';
import { DurationOptions } from './duration-options.tsx';
import { Format } from './format.tsx';
import { Hero } from './hero.tsx';
import { Objectives } from './objectives.tsx';
import { Subjects } from './subjects.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('pathway-program', pathwayProgram, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function PathwayProgram({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
      />
      <DurationOptions {...content.duration} />
      <Objectives {...content.objectives} />
      <Format {...content.format} />
      <Subjects {...content.subjects} />
      <Applicants eligibility={content.eligibility} documents={content.documents} />
      <Benefits {...content.benefits} />
      <CostsSection {...content.costs} />
      <SplitCtaSection {...content.closing} surface="deep" floor={styles.floor} />
    </>
  );
}
