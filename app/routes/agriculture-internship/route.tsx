import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { Ledger } from '#app/components/sections/ledger.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { agricultureInternship } from '#content/programmes/agriculture-internship.ts';
import type { Route } from './+types/route.ts';
import { CountedDocuments } from './counted-documents.tsx';
import { FarmOpening } from './farm-opening.tsx';
import { FieldOfMonths } from './field-of-months.tsx';
import styles from './ledger.module.css';
import { Orchard } from './orchard.tsx';
import { Payslip } from './payslip.tsx';
import { Trainee } from './trainee.tsx';

export function loader() {
  return {
    ...agricultureInternship,
    eligibility: shownRequirements(agricultureInternship.eligibility),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function AgricultureInternship({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <FarmOpening
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <FieldOfMonths {...content.stay} facts={content.facts} />
      <Payslip {...content.pay} />
      <Trainee eligibility={content.eligibility} fields={content.fields} />
      <CountedDocuments {...content.documents} />
      <Ledger {...content.inclusions} ground="plate" className={styles.soil} />
      <BrochureOffer {...content.brochure} ground="marigold" />
      <Orchard {...content.closing} />
    </>
  );
}
