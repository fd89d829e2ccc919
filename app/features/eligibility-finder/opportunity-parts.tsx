import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import type { Match } from '#domain/eligibility/match.ts';
import { createOpportunityPath, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { useFinderTexts } from './finder-texts.ts';
import { formatNotes, formatStipend } from './format-opportunity.ts';

/** The title of an opportunity as a link to its placement on the country's page, or to its programme's page. */
export function TitleLink({
  opportunity,
  children,
}: {
  opportunity: Opportunity;
  children: ReactNode;
}) {
  return <PageLink to={createOpportunityPath(opportunity)}>{children}</PageLink>;
}

/** The notes of a match: a passport to renew in time, a preferred background. Renders nothing if there are none. */
export function MatchNotes({ match }: { match: Match }) {
  const notes = formatNotes(match, useFinderTexts());
  if (notes.length === 0) return null;
  return <p className="match-notes">{notes.join(' ')}</p>;
}

/** The stipend in its currency and in taka. Renders nothing if no stipend is paid. */
export function Pay({
  opportunity: { stipend, isPaid },
  isShort = false,
}: {
  opportunity: Opportunity;
  /** Omits "a month", because the column header says it. */
  isShort?: boolean;
}) {
  const finderTexts = useFinderTexts();
  const texts = finderTexts.results.option;
  if (!stipend && !isPaid) return null;
  if (!stipend) {
    return (
      <p className="pay">
        <b className="ask-us">{texts.askUs}</b>
        <span>{texts.notPublished}</span>
      </p>
    );
  }
  const { per, taka } = formatStipend(stipend, finderTexts);
  return (
    <p className="pay">
      <b>{stipend.text}</b>
      <span>
        {!(isShort && stipend.per === 'month') && `${per}, `}
        <span className="together">{taka}</span>
      </span>
    </p>
  );
}
