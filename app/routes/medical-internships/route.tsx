import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { IncludedExcluded } from '#app/components/sections/included-excluded.tsx';
import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { medicalInternships } from '#content/programme-pages/medical-internships.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { Audiences } from './audiences.tsx';
import { Benefits } from './benefits.tsx';
import { Countries } from './countries.tsx';
import styles from './cta-section.module.css';
import { Documents } from './documents.tsx';
import { EligibilitySentence } from './eligibility-sentence.tsx';
import { Hero } from './hero.tsx';
import { Overview } from './overview.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('medical-internships', medicalInternships, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function MedicalInternships({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
      />
      <Countries {...content.countries} facts={content.facts} />
      <Overview overview={content.overview} activities={content.activities} />
      <Audiences {...content.audiences} />
      <EligibilitySentence {...content.eligibility} />
      <Documents {...content.documents} />
      <Benefits {...content.benefits} />
      <IncludedExcluded {...content.inclusions} surface="deep" />
      <CostsSection {...content.costs} />
      <SplitCtaSection {...content.closing} surface="shapla" floor={styles.floor} />
    </>
  );
}
