import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { studentExchange } from '#content/programme-pages/student-exchange.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Route } from './+types/route.ts';
import { Benefits } from './benefits.tsx';
import { Duration } from './duration.tsx';
import { Hero } from './hero.tsx';
import { IncludedAndEligibility } from './included-and-eligibility.tsx';
import styles from './page.module.css';
import { ProcessSteps } from './process-steps.tsx';
import { StudyAreas } from './study-areas.tsx';

export function loader({ request }: Route.LoaderArgs) {
  return loadProgrammePage('student-exchange', studentExchange, request);
}

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function StudentExchange({ loaderData: content }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <Hero name={content.name} picture={content.picture}>
        <Duration
          stay={content.stay}
          lead={content.lead}
          actions={content.actions}
          finder={content.finder}
        />
      </Hero>
      <Benefits {...content.benefits} />
      <ProcessSteps {...content.process} />
      <StudyAreas {...content.areas} />
      <IncludedAndEligibility included={content.included} eligibility={content.eligibility} />
      <CostsSection {...content.costs} />
      <SplitCtaSection {...content.closing} surface="sky" floor={styles.floor} />
    </div>
  );
}
