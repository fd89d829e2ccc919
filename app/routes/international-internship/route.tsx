import { BrochureRow } from '#app/components/sections/brochure-offer/brochure-row.tsx';
import { FactsTicket } from '#app/components/sections/facts-ticket.tsx';
import { Provisions } from '#app/components/sections/provisions.tsx';
import { Requirements } from '#app/components/sections/requirements.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { internationalInternship } from '#content/programmes/international-internship.ts';
import type { Route } from './+types/route.ts';
import { BridgeOpening } from './bridge-opening.tsx';
import { BridgeSteps } from './bridge-steps.tsx';
import { Farewell } from './farewell.tsx';
import { KeyRack } from './key-rack.tsx';
import { Leaflet } from './leaflet.tsx';

export function loader() {
  return {
    ...internationalInternship,
    eligibility: shownRequirements(internationalInternship.eligibility),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function InternationalInternship({ loaderData: content }: Route.ComponentProps) {
  return (
    <>
      <BridgeOpening
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <Provisions {...content.provisions} />
      <FactsTicket facts={content.facts} above="deep" below="butter" />
      <KeyRack {...content.positions} />
      <BridgeSteps {...content.process} />
      <Requirements eligibility={content.eligibility} documents={content.documents} />
      <BrochureRow {...content.brochure} ground="sky" wide>
        <Leaflet file={content.picture.file} />
      </BrochureRow>
      <Farewell {...content.closing} />
    </>
  );
}
