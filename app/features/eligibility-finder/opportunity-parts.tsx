import { memo, type ReactNode, use } from 'react';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { createPlanPath } from './finder-paths.ts';
import { formatStipend } from './format-opportunity.ts';
import { QueryContext } from './query-context.ts';
import { finderFormId } from './sentence.tsx';

const texts = resultTexts.option;

/** The box that puts an option into the comparison; `useQuestion` ticks it. */
export const CompareCheckbox = memo(function CompareBox({
  id,
  title,
  ticked,
}: {
  id: string;
  title: string;
  ticked: boolean;
}) {
  return (
    <label className="compare">
      <input
        type="checkbox"
        name="compare"
        value={id}
        form={finderFormId}
        defaultChecked={ticked}
        aria-label={`${texts.compare} ${title}`}
      />
      <span>{texts.compare}</span>
    </label>
  );
});

/** A link to an option's plan. */
export function PlanLink({
  option,
  children,
  ...look
}: {
  option: Opportunity;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={createPlanPath(use(QueryContext), option.id)} {...look}>
      {children}
    </a>
  );
}

/** What it pays, in its currency and in taka; `short` where the column says that it is a month's. Nothing where nobody is paid. */
export function Pay({
  option: { stipend, isPaid },
  short = false,
}: {
  option: Opportunity;
  short?: boolean;
}) {
  if (!stipend && !isPaid) return null;
  if (!stipend) {
    return (
      <p className="pay">
        <b className="ask-us">{texts.askUs}</b>
        <span>{texts.notPublished}</span>
      </p>
    );
  }
  const { per, taka } = formatStipend(stipend);
  return (
    <p className="pay">
      <b>{stipend.text}</b>
      <span>
        {!(short && stipend.per === 'month') && `${per}, `}
        <span className="together">{taka}</span>
      </span>
    </p>
  );
}
