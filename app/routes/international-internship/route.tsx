import type { ComponentProps } from 'react';
import { Section } from '#app/components/layout/section.tsx';
import { BenefitsList } from '#app/components/sections/benefits-list.tsx';
import { CostsSection } from '#app/components/sections/costs-section.tsx';
import { FactsBar } from '#app/components/sections/facts-bar.tsx';
import { ProgrammeHeading } from '#app/components/sections/programme-heading.tsx';
import { Requirements } from '#app/components/sections/requirements.tsx';
import { SplitCtaSection } from '#app/components/sections/split-cta-section.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { internationalInternship } from '#content/programme-pages/international-internship.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import type { Picture } from '#content/types/picture.ts';
import type { Route } from './+types/route.ts';
import { BrochureOffer } from './brochure-offer.tsx';
import styles from './page.module.css';
import { Positions } from './positions.tsx';
import { ProcessSteps } from './process-steps.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('international-internship', internationalInternship, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function InternationalInternship({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lead={content.lead}
        actions={content.actions}
        finder={content.finder}
        picture={content.picture}
      />
      <BenefitsList {...content.benefits} />
      <FactsBar facts={content.facts} above="deep" below="butter" />
      <Positions {...content.positions} />
      <ProcessSteps {...content.process} />
      <Requirements eligibility={content.eligibility} documents={content.documents} />
      <CostsSection {...content.costs} surface="mist" />
      <BrochureOffer {...content.brochure} picture={content.picture} />
      <SplitCtaSection {...content.closing} surface="brick" pictureFirst floor={styles.floor} />
    </>
  );
}

/** The hero. The section has the colour of the picture's sky, and the picture's water continues into the next section. */
function Hero({
  picture,
  ...headingProps
}: ComponentProps<typeof ProgrammeHeading> & { picture: Picture }) {
  return (
    <Section surface="marigold" className={styles.hero} containerClass={false}>
      <div className={`container ${styles.text}`}>
        <ProgrammeHeading {...headingProps} />
      </div>
      <div className={styles.picture}>
        <Illustration {...picture} loading="eager" fetchPriority="high" />
      </div>
    </Section>
  );
}
