import { ButtonLink } from '#app/components/ui/button.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Answer } from '#domain/eligibility/answer.ts';
import { isMet } from '#domain/eligibility/judge.ts';
import type { Option } from '#domain/eligibility/option.ts';
import type { Question } from '#domain/eligibility/question.ts';
import { Changes } from './changes.tsx';
import { nearestOf, reasonOf } from './views.ts';

const { none } = answerTexts;

/**
 * Neither open nor almost: why, what would change it, and what there is at home.
 */
export function NothingFits({
  question,
  answer,
  options,
}: {
  question: Question;
  answer: Answer;
  options: readonly Option[];
}) {
  const nearest = nearestOf(answer.notYet);
  const isForHome = none.home.rules.every((rule) => isMet(rule, question.profile) !== false);
  return (
    <>
      <section className="board on-dark" aria-labelledby="now">
        <div className="container">
          <h2 id="now" tabIndex={-1}>
            {none.title}
          </h2>
          <p className="lede">
            {nearest &&
              `${none.nearest(nearest.option.name, nearest.option.country?.name)} ${reasonOf(nearest)} `}
            {none.change}
          </p>
          <Changes question={question} options={options} />
        </div>
      </section>
      {isForHome && (
        <section className="halves begin-at-home">
          <div className="words">
            <h2>{none.home.title}</h2>
            <p className="lede">{none.home.lede}</p>
            <ButtonLink to={none.home.link.to} variant="ink" icon="arrow-right">
              {none.home.link.name}
            </ButtonLink>
          </div>
          <Illustration file="national-workshop" />
        </section>
      )}
    </>
  );
}
