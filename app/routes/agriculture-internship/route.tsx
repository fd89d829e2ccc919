import type { ComponentProps } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { IncludedExcluded } from '#app/components/sections/included-excluded.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { agricultureInternship } from '#content/programme-pages/agriculture-internship.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Picture } from '#content/types/picture.ts';
import type { Route } from './+types/route.ts';
import { CtaSection } from './cta-section.tsx';
import { Documents } from './documents.tsx';
import { DurationChart } from './duration-chart.tsx';
import { Eligibility } from './eligibility.tsx';
import { MonthlyBudget } from './monthly-budget.tsx';
import styles from './page.module.css';

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

/** The hero sets the programme's name across the page's width, in the sky of the picture. */
function Hero({
  picture,
  ...headingProps
}: ComponentProps<typeof ProgrammeHeading> & { picture: Picture }) {
  return (
    <Section surface="tint" className={styles.hero} containerClass={false}>
      <div className={`container ${styles.text}`}>
        <ProgrammeHeading {...headingProps} />
      </div>
      <Illustration {...picture} className={styles.picture} loading="eager" fetchPriority="high" />
    </Section>
  );
}
