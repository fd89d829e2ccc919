import { BridgeOpening } from '#app/components/international-internship/bridge-opening/bridge-opening.tsx';
import { BridgeSteps } from '#app/components/international-internship/bridge-steps/bridge-steps.tsx';
import { Farewell } from '#app/components/international-internship/farewell/farewell.tsx';
import { FoldingBrochure } from '#app/components/international-internship/folding-brochure/folding-brochure.tsx';
import { KeyRack } from '#app/components/international-internship/key-rack/key-rack.tsx';
import { Provisions } from '#app/components/international-internship/provisions/provisions.tsx';
import { Requirements } from '#app/components/international-internship/requirements/requirements.tsx';
import { FactsTicket } from '#app/components/sections/facts-ticket/facts-ticket.tsx';
import { internationalInternship } from '#app/content/programmes/international-internship.ts';
import brochureFile from '#app/content/programmes/international-internship-brochure.json' with {
  type: 'json',
};
import { metadataOf } from '#app/page-metadata.ts';
import type { Route } from './+types/global-programs.international-internship.ts';

export function loader() {
  return { ...internationalInternship, brochureBytes: brochureFile.bytes };
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
        picture={content.pictures.bridge}
      />
      <Provisions {...content.provisions} />
      <FactsTicket facts={content.facts} above="deep" below="butter" />
      <KeyRack
        title={content.positions.title}
        lede={content.positions.lede}
        positions={content.positions.areas}
      />
      <BridgeSteps {...content.process} />
      <Requirements eligibility={content.eligibility} documents={content.documents} />
      <FoldingBrochure {...content.brochure} bytes={content.brochureBytes} />
      <Farewell {...content.closing} picture={content.pictures.airport} />
    </>
  );
}
