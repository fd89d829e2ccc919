import { memo, type ReactNode, use } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { createSheetPath } from '#content/sheet-path.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { createPlanPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { formatStipend } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';
import { finderFormId } from './sentence.tsx';

/**
 * The checkbox that adds an opportunity to the comparison. `useFinderQuery` handles its changes. Its accessible name is
 * unique, because a country may have several opportunities.
 */
export const CompareCheckbox = memo(function CompareCheckbox({
  opportunity,
  isCompared,
}: {
  opportunity: Opportunity;
  isCompared: boolean;
}) {
  const texts = useFinderTexts().results.option;
  return (
    <label className="compare">
      <input
        type="checkbox"
        name="compare"
        value={opportunity.id}
        form={finderFormId}
        defaultChecked={isCompared}
        aria-label={`${texts.compare} ${formatOpportunityName(opportunity)}`}
      />
      <span>{texts.compare}</span>
    </label>
  );
});

/** The title of an opportunity as a link to its page to show at home, which says what it is, what it pays and what it costs. */
export function TitleLink({
  opportunity: { id },
  children,
}: {
  opportunity: Opportunity;
  children: ReactNode;
}) {
  return <PageLink to={createSheetPath(id)}>{children}</PageLink>;
}

/**
 * The link "Plan" beside a compare checkbox. Its accessible name is unique, because a country may have several opportunities.
 */
export function PlanLink({ opportunity }: { opportunity: Opportunity }) {
  const texts = useFinderTexts().results.option;
  return (
    <PageLink
      to={createPlanPath(use(QueryContext), opportunity.id)}
      className="text-link plan-link"
    >
      {texts.plan} <span className="visually-hidden">{formatOpportunityName(opportunity)}</span>
    </PageLink>
  );
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
