import { useMemo } from 'react';
import type { AnswerData } from '#app/features/eligibility-finder/answer-data.ts';
import { useFinderAddress } from '#app/features/eligibility-finder/finder-address.ts';
import { answerAddress, ratesOf } from '#app/features/eligibility-finder/views.ts';
import { answerTexts } from '#content/can-i-go-answer.ts';
import { comparisonTexts as texts } from '#content/can-i-go-comparison.ts';
import { parseQuestion } from '#domain/eligibility/question.ts';
import { Common } from './common.tsx';
import { comparisonOf, nextStepOf, standingOf } from './comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Opening } from './opening.tsx';
import { TooFew } from './too-few.tsx';
import './comparison.css';

/**
 * Up to three options of "Can I go?" side by side, for the question in the page's address (requirements, "Can I go?"):
 * what differs is marked, what doesn't stands below.
 */
export function ComparisonPage({ compared }: Extract<AnswerData, { view: 'compare' }>) {
  const { search } = useFinderAddress();
  const options = useMemo(() => compared.map(({ option }) => option), [compared]);
  const question = useMemo(
    () =>
      parseQuestion(new URLSearchParams(search), (id) => options.some((each) => each.id === id)),
    [search, options],
  );
  const answer = answerAddress(question);
  const ignored = question.ignored.map(({ value }) => value);
  const isComparison = options.length > 1;
  const { differing, common } = comparisonOf(compared, question.profile);
  const standing = standingOf(options, question.profile);
  return (
    <div className={`comparison of-${options.length}`}>
      <Opening
        title={isComparison ? texts.title(options.length) : texts.tooFew.title(options.length)}
        answer={answer}
        count={options.length}
      >
        {isComparison ? (
          <p className="lede">
            {standing.length > 0 ? texts.standing(standing) : texts.notAsked}{' '}
            {texts.differing(differing.length)}
          </p>
        ) : (
          <p className="lede">{texts.tooFew.lede(options[0]?.country?.name ?? options[0]?.name)}</p>
        )}
        {ignored.length > 0 && <p className="ignored">{answerTexts.ignored(ignored)}</p>}
      </Opening>
      {isComparison ? (
        <>
          <ComparisonTable
            options={options}
            rows={differing}
            question={question}
            next={nextStepOf(options, question.profile)}
          />
          <Common count={options.length} lines={common} rates={ratesOf(options)} />
        </>
      ) : (
        <TooFew options={options} answer={answer} />
      )}
    </div>
  );
}
