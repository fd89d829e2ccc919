import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { ClosingPlate } from '#app/components/sections/closing-plate.tsx';
import { FactsTicket } from '#app/components/sections/facts-ticket.tsx';
import { Provisions } from '#app/components/sections/provisions.tsx';
import { Requirements } from '#app/components/sections/requirements.tsx';
import { metadataOf } from '#app/seo/page-metadata.ts';
import { shownRequirements } from '#content/eligibility/shown.ts';
import { isPlain } from '#content/programmes/plain.ts';
import { programmePages } from '#content/programmes/records.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import { Opening } from './opening.tsx';

const pages = new Map<string, ProgrammePage>(Object.entries(programmePages));

/**
 * The page of a programme that has no folder of its own among the screens (`app/routes.ts`): a new programme stands with its
 * content file alone.
 *
 * @throws Response 404 for an address without such a programme
 */
export function loader({ url }: LoaderFunctionArgs) {
  const content = pages.get(url.pathname.split('/').at(-1) ?? '');
  if (!content || !isPlain(content)) throw new Response(null, { status: 404 });
  const { eligibility, ...rest } = content;
  return { ...rest, ...(eligibility && { eligibility: shownRequirements(eligibility) }) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? metadataOf({ title: loaderData.name, description: loaderData.description }) : [];

export default function Programme() {
  const { eligibility, documents, ...content } = useLoaderData<typeof loader>();
  return (
    <>
      <Opening
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <FactsTicket facts={content.facts} above="butter" below="deep" />
      <Provisions {...content.provisions} />
      {eligibility && <Requirements eligibility={eligibility} documents={documents} />}
      <BrochureOffer {...content.brochure} ground="sky" />
      <ClosingPlate {...content.closing} ground="brick" />
    </>
  );
}
