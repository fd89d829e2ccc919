import { PageLink } from '#app/components/language/page-link.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { getTitle } from '#app/features/eligibility-finder/format-opportunity.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';

/** A poster that links to the page of an opportunity. Its panel has the colour of the region. */
export function Poster({ opportunity }: { opportunity: Opportunity }) {
  const { page, picture, country, name } = opportunity;
  return (
    <PageLink to={page} className={country ? `poster region-${country.region}` : 'poster'}>
      <Illustration file={picture} loading="eager" />
      <span className="caption">
        <b>{getTitle(opportunity)}</b> {country && name}
      </span>
    </PageLink>
  );
}
