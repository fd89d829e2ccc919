import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { CostLedger } from '#app/components/sections/cost-ledger.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { loadProgrammePage } from '#content/programmes/load-programme-page.ts';
import { studyAbroad } from '#content/programmes/study-abroad.ts';
import type { Route } from './+types/route.ts';
import { Applicants } from './applicants.tsx';
import { Benefits } from './benefits.tsx';
import { CtaSection } from './cta-section.tsx';
import { Funding } from './funding.tsx';
import { Hero } from './hero.tsx';
import { Offerings } from './offerings.tsx';
import { ProgrammeComparison } from './programme-comparison.tsx';

export const loader = ({ request }: Route.LoaderArgs) =>
  loadProgrammePage('study-abroad', studyAbroad, request);

export const meta: Route.MetaFunction = createProgrammeMetadata;

export default function StudyAbroad({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
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
      <CostLedger {...content.costs} surface="mist" />
      <BrochureOffer {...content.brochure} surface="sky" />
      <CtaSection {...content.closing} />
    </>
  );
}
