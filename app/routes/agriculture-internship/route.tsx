import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { IncludedExcluded } from '#app/components/sections/included-excluded.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { agricultureInternship } from '#content/programme-pages/agriculture-internship.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { Documents } from './documents.tsx';
import { DurationChart } from './duration-chart.tsx';
import { Eligibility } from './eligibility.tsx';
import { Hero } from './hero.tsx';
import styles from './included-excluded.module.css';
import { MonthlyBudget } from './monthly-budget.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('agriculture-internship', agricultureInternship, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function AgricultureInternship({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
      />
      <DurationChart {...content.stay} facts={content.facts} />
      <MonthlyBudget {...content.pay} />
      <Eligibility eligibility={content.eligibility} fields={content.fields} />
      <Documents {...content.documents} />
      <IncludedExcluded {...content.inclusions} surface="plate" className={styles.section} />
      <CostsSection {...content.costs} />
      <CtaSection {...content.closing} />
    </>
  );
}
