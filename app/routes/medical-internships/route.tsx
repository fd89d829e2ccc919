import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { SplitCtaSection } from '#app/components/sections/closing-split.tsx';
import { IncludedExcluded } from '#app/components/sections/ledger.tsx';
import { createPageMetadata } from '#app/seo/page-metadata.ts';
import { stripRules } from '#content/eligibility/shown.ts';
import { medicalInternships } from '#content/programmes/medical-internships.ts';
import type { Route } from './+types/route.ts';
import { Audiences } from './badges.tsx';
import styles from './closing.module.css';
import { Benefits } from './curtain.tsx';
import { EligibilitySentence } from './eligibility-sentence.tsx';
import { Documents } from './folders.tsx';
import { Countries } from './monitor.tsx';
import { Overview } from './rounds.tsx';
import { Hero } from './ward-opening.tsx';

export function loader() {
  return { ...medicalInternships, eligibility: stripRules(medicalInternships.eligibility) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? createPageMetadata({ title: loaderData.name, description: loaderData.description }) : [];

export default function MedicalInternships({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <Hero
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <Countries {...content.countries} facts={content.facts} />
      <Overview overview={content.overview} activities={content.activities} />
      <Audiences {...content.audiences} />
      <EligibilitySentence {...content.eligibility} />
      <Documents {...content.documents} />
      <Benefits {...content.benefits} />
      <IncludedExcluded {...content.inclusions} surface="deep" />
      <BrochureOffer {...content.brochure} surface="butter" />
      <SplitCtaSection {...content.closing} surface="shapla" floor={styles.floor} />
    </>
  );
}
