import { memo, type ReactNode, use } from 'react';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Option } from '#domain/eligibility/option.ts';
import { Asked } from './asked.ts';
import { sentenceForm } from './sentence.tsx';
import { payWords, planAddress } from './views.ts';

const texts = answerTexts.option;

/** The box that puts an option into the comparison; `useQuestion` ticks it. */
export const CompareBox = memo(function CompareBox({
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
        form={sentenceForm}
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
  option: Option;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a href={planAddress(use(Asked), option.id)} {...look}>
      {children}
    </a>
  );
}

/** What it pays, in its currency and in taka; `short` where the column says that it is a month's. Nothing where nobody is paid. */
export function Pay({
  option: { stipend, isPaid },
  short = false,
}: {
  option: Option;
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
  const { per, taka } = payWords(stipend);
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
