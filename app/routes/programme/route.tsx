import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { BenefitsList } from '#app/components/sections/benefits-list.tsx';
import { BrochureOffer } from '#app/components/sections/brochure-offer/brochure-offer.tsx';
import { CostLedger } from '#app/components/sections/cost-ledger.tsx';
import { FactsBar } from '#app/components/sections/facts-bar.tsx';
import { PictureCtaSection } from '#app/components/sections/picture-cta-section.tsx';
import { Requirements } from '#app/components/sections/requirements.tsx';
import { createProgrammeMetadata } from '#app/seo/page-metadata.ts';
import { createProgrammeLedger } from '#content/costs/create-cost-ledger.ts';
import { stripRules } from '#content/eligibility/displayed-eligibility.ts';
import { getLanguage } from '#content/language.ts';
import { isPlainProgrammePage } from '#content/programmes/is-plain-programme-page.ts';
import { findProgramme } from '#content/programmes/programmes.ts';
import { localisedProgrammePages } from '#content/programmes/records.ts';
import { Hero } from './hero.tsx';

/**
 * Loads the page of a programme that has no route folder of its own (`app/routes.ts`), so that a new programme needs only
 * a content file.
 *
 * @throws Response 404 when the last segment of the path is not the slug of such a programme
 */
export function loader({ url }: LoaderFunctionArgs) {
  const language = getLanguage(url.pathname);
  const programme = findProgramme(url.pathname.split('/').at(-1) ?? '');
  const content = programme && localisedProgrammePages[language][programme.slug];
  if (!programme || !content || !isPlainProgrammePage(content))
    throw new Response(null, { status: 404 });
  const { eligibility, ...rest } = content;
  const costs = createProgrammeLedger(programme.slug, language);
  return { ...rest, costs, ...(eligibility && { eligibility: stripRules(eligibility, language) }) };
}

export const meta: MetaFunction<typeof loader> = createProgrammeMetadata;

export default function Programme() {
  const { eligibility, documents, ...content } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero
        name={content.name}
        lede={content.lede}
        actions={content.actions}
        picture={content.picture}
      />
      <FactsBar facts={content.facts} above="butter" below="deep" />
      <BenefitsList {...content.provisions} />
      {eligibility && <Requirements eligibility={eligibility} documents={documents} />}
      <CostLedger {...content.costs} surface="mist" />
      <BrochureOffer {...content.brochure} surface="sky" />
      <PictureCtaSection {...content.closing} surface="brick" />
    </>
  );
}
