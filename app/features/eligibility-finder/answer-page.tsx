import { useMemo } from 'react';
import { opening } from '#content/can-i-go.ts';
import { answerTexts } from '#content/can-i-go-answer.ts';
import { ratesLine } from '#content/exchange-rates.ts';
import { answerTo } from '#domain/eligibility/answer.ts';
import { isAsked } from '#domain/eligibility/question.ts';
import { Almost } from './almost.tsx';
import { Asked } from './asked.ts';
import { Before } from './before.tsx';
import { beforeTexts } from './before-texts.ts';
import { Board } from './board.tsx';
import { Decides } from './decides.tsx';
import { Departures } from './departures.tsx';
import { LeadPosters } from './lead-posters.tsx';
import { NotYet } from './not-yet.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { Opening } from './opening.tsx';
import { Tally } from './tally.tsx';
import { Tray } from './tray.tsx';
import { useOptions } from './use-options.ts';
import { usePostPaintValue } from './use-post-paint-value.ts';
import { useQuestion } from './use-question.ts';
import { boardOf, ratesOf, shareOpen } from './views.ts';
import './answer.css';
import './answer-below.css';
import './before.css';
import './changes.css';

/**
 * The answer of "Can I go?" to the question in the page's address (requirements, "Can I go?"): the same from the server
 * and in the browser, which gives it anew at each change.
 */
export function AnswerPage() {
  const options = useOptions();
  const { question, onSubmit, onTake, ...listeners } = useQuestion(options);
  const now = useMemo(
    () => ({ question, answer: answerTo(question, options) }),
    [question, options],
  );
  // What is on the screen with the sentence, the counts and the boat, answers at once; the posters below it, a moment later. Another order
  // changes no count: the first poster is what is seen of it.
  const late = usePostPaintValue(now);
  const isReordered = now.question.sort !== late.question.sort;
  const { answer } = now;
  const open = answer.counts.open;
  const almost = answer.almost.length;
  const notYet = answer.notYet.length;
  const rates = useMemo(() => ratesOf(options), [options]);
  const asked = isAsked(question);
  const fits = open + almost > 0;
  return (
    <div className="can-i-go" {...listeners}>
      <Opening
        title={opening.title}
        texts={opening}
        profile={question.profile}
        at={asked ? shareOpen(open, open + almost + notYet) : 0}
        onSubmit={onSubmit}
      >
        {question.ignored.length > 0 && (
          <p className="ignored">
            {answerTexts.ignored(question.ignored.map(({ value }) => value))}
          </p>
        )}
      </Opening>
      <p role="status" className="visually-hidden">
        {asked && answerTexts.status(open, almost, notYet)}
      </p>
      {!asked && <Before {...beforeTexts(options)} />}
      {asked && !fits && <NothingFits {...now} options={options} />}
      {asked && fits && (
        <section className="board on-dark" aria-label={answerTexts.label}>
          <div className="container">
            <Tally open={open} almost={almost} notYet={notYet} />
            <Asked value={late.question}>
              <Board {...late} options={options} />
              <LeadPosters
                open={late.answer.open}
                compare={late.question.compare}
                first={isReordered ? boardOf(answer.open).lead[0] : undefined}
              />
              <Departures question={late.question} open={late.answer.open} />
            </Asked>
          </div>
        </section>
      )}
      <Asked value={late.question}>
        {asked && fits && late.answer.almost.length > 0 && (
          <Almost question={late.question} almost={late.answer.almost} />
        )}
        {asked && late.answer.notYet.length > 0 && <NotYet notYet={late.answer.notYet} />}
      </Asked>
      {asked && <p className="container rates">{ratesLine(rates)}</p>}
      {asked && <Decides />}
      <Tray
        question={question}
        options={options}
        shown={asked && fits ? [...late.answer.open, ...late.answer.almost] : []}
        onTake={onTake}
      />
    </div>
  );
}
