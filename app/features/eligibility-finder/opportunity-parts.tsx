import { memo, type ReactNode, use } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { createPlanPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { formatStipend } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';
import { finderFormId } from './sentence.tsx';

/** The checkbox that adds an opportunity to the comparison. `useFinderQuery` handles its changes. */
export const CompareCheckbox = memo(function CompareCheckbox({
  id,
  title,
  isCompared,
}: {
  id: string;
  title: string;
  isCompared: boolean;
}) {
  const texts = useFinderTexts().results.option;
  return (
    <label className="compare">
      <input
        type="checkbox"
        name="compare"
        value={id}
        form={finderFormId}
        defaultChecked={isCompared}
        aria-label={`${texts.compare} ${title}`}
      />
      <span>{texts.compare}</span>
    </label>
  );
});

/** A link to the plan of an opportunity. */
export function PlanLink({
  opportunity,
  children,
  ...linkProps
}: {
  opportunity: Opportunity;
  className?: string;
  children: ReactNode;
}) {
  return (
    <PageLink to={createPlanPath(use(QueryContext), opportunity.id)} {...linkProps}>
      {children}
    </PageLink>
  );
}

/** The link "Plan" beside a compare checkbox. Its accessible name is unique, because a country may have several opportunities. */
export function VisiblePlanLink({ opportunity }: { opportunity: Opportunity }) {
  const texts = useFinderTexts().results.option;
  return (
    <PlanLink opportunity={opportunity} className="text-link plan-link">
      {texts.plan} <span className="visually-hidden">{formatOpportunityName(opportunity)}</span>
    </PlanLink>
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
