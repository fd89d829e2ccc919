import { memo, use } from 'react';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { answerTexts } from '#content/can-i-go-answer.ts';
import type { Judgement } from '#domain/eligibility/judge.ts';
import { changeToOpen } from '#domain/eligibility/suggestions.ts';
import { Asked } from './asked.ts';
import { addressOf, changeWords, reasonOf, stayWords, titleOf } from './views.ts';

const texts = answerTexts.notYet;

/** "Not yet": why, and the change of the sentence that would do. */
export const NotYet = memo(function NotYet({ notYet }: { notYet: readonly Judgement[] }) {
  return (
    <section className="not-yet section" aria-labelledby="not-yet">
      <div className="container">
        <h2 id="not-yet" tabIndex={-1}>
          {texts.title}
        </h2>
        <ul>
          {notYet.map((judgement) => (
            <Line key={judgement.option.id} judgement={judgement} />
          ))}
        </ul>
      </div>
    </section>
  );
});

const Line = memo(function Line({ judgement }: { judgement: Judgement }) {
  const { option } = judgement;
  const { country, name, duration } = option;
  const what = [country && name, duration && stayWords(duration)].filter(Boolean).join(', ');
  return (
    <li>
      {country ? (
        <Illustration file={country.flag} width={32} />
      ) : (
        <span className="disc">
          <Icon name="graduation-cap" />
        </span>
      )}
      <h3>
        {titleOf(option)} <span>{what}</span>
      </h3>
      <p>{reasonOf(judgement)}</p>
      <Change judgement={judgement} />
    </li>
  );
});

function Change({ judgement }: { judgement: Judgement }) {
  const question = use(Asked);
  const change = changeToOpen(judgement, question.profile);
  if (!change) return null;
  return (
    <a
      href={addressOf({ ...question, profile: { ...question.profile, ...change } })}
      className="text-link"
    >
      {changeWords(change)}
      <span className="visually-hidden">{texts.again}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
