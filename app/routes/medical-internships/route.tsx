import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { ClosingSplit } from '#app/components/sections/closing-split.tsx';
import { Ledger } from '#app/components/sections/ledger.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { medicalInternships } from '#content/programmes/medical-internships.ts';
import type { Route } from './+types/route.ts';
import { Badges } from './badges.tsx';
import styles from './closing.module.css';
import { Curtain } from './curtain.tsx';
import { EligibilitySentence } from './eligibility-sentence.tsx';
import { Folders } from './folders.tsx';
import { Monitor } from './monitor.tsx';
import { Rounds } from './rounds.tsx';
import { WardOpening } from './ward-opening.tsx';

export function loader() {
  return { ...medicalInternships, eligibility: shownRequirements(medicalInternships.eligibility) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function MedicalInternships({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <WardOpening
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <Monitor {...content.countries} facts={content.facts} />
      <Rounds overview={content.overview} activities={content.activities} />
      <Badges {...content.audiences} />
      <EligibilitySentence {...content.eligibility} />
      <Folders {...content.documents} />
      <Curtain {...content.benefits} />
      <Ledger {...content.inclusions} ground="deep" />
      <BrochureOffer {...content.brochure} ground="butter" />
      <ClosingSplit {...content.closing} ground="shapla" floor={styles.floor} />
    </>
  );
}
