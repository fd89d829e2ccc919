import { memo } from 'react';
import { Illustration } from '#app/components/ui/illustration/illustration.tsx';
import { answerTexts } from '#app/content/can-i-go-answer.ts';
import type { Option } from '#app/eligibility/option.ts';
import type { Question } from '#app/eligibility/question.ts';
import { sentenceForm } from './sentence.tsx';
import { payWords, planAddress, titleOf } from './views.ts';

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

/** An option's name as a link to its plan. A plain one, as all in an answer: `useQuestion` follows them. */
export function OptionLink({
  option,
  question,
  flag = false,
}: {
  option: Option;
  question: Question;
  flag?: boolean;
}) {
  return (
    <a href={planAddress(question, option.id)}>
      {flag && option.country && <Illustration file={option.country.flag} width={22} />}
      {titleOf(option)}
    </a>
  );
}

/** What it pays, in its currency and in taka; `short` where the column says that it is a month's. */
export function Pay({ option: { stipend }, short = false }: { option: Option; short?: boolean }) {
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
