import { useMemo } from 'react';
import { finderHero } from '#content/eligibility-finder.ts';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import { formatRatesNote } from '#content/exchange-rates.ts';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import { hasProfileValues } from '#domain/eligibility/finder-query.ts';
import { CompareBar } from './compare-bar.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { EmptyState } from './empty-state.tsx';
import { createEmptyStateTexts } from './empty-state-texts.ts';
import { FinderHero } from './finder-hero.tsx';
import { listExchangeRates } from './format-opportunity.ts';
import { computeEligibleShare, groupResults } from './group-results.ts';
import { NearlyEligible } from './nearly-eligible.tsx';
import { NoResults } from './no-results.tsx';
import { NotEligible } from './not-eligible.tsx';
import { QueryContext } from './query-context.ts';
import { ResultCounts } from './result-counts.tsx';
import { ResultsHeader } from './results-header.tsx';
import { ResultsList } from './results-list.tsx';
import { TopResults } from './top-results.tsx';
import { useFinderQuery } from './use-finder-query.ts';
import { useOpportunities } from './use-opportunities.ts';
import { usePostPaintValue } from './use-post-paint-value.ts';
import './results.css';
import './results-below-fold.css';
import './empty-state.css';
import './suggested-changes.css';

/**
 * The answer of "Can I go?" to the question in the page's address (requirements, "Can I go?"): the same from the server
 * and in the browser, which gives it anew at each change.
 */
export function ResultsPage() {
  const options = useOpportunities();
  const { question, onSubmit, onTake, ...listeners } = useFinderQuery(options);
  const now = useMemo(
    () => ({ question, answer: evaluateEligibility(question, options) }),
    [question, options],
  );
  // What is on the screen with the sentence, the counts and the boat, answers at once; the posters below it, a moment later. Another order
  // changes no count: the first poster is what is seen of it.
  const late = usePostPaintValue(now);
  const isReordered = now.question.sort !== late.question.sort;
  const { answer } = now;
  const open = answer.counts.open;
  const almost = answer.nearlyEligible.length;
  const notYet = answer.notEligible.length;
  const rates = useMemo(() => listExchangeRates(options), [options]);
  const asked = hasProfileValues(question);
  const fits = open + almost > 0;
  return (
    <div className="can-i-go" {...listeners}>
      <FinderHero
        title={finderHero.title}
        texts={finderHero}
        profile={question.profile}
        at={asked ? computeEligibleShare(open, open + almost + notYet) : 0}
        onSubmit={onSubmit}
      >
        {question.ignored.length > 0 && (
          <p className="ignored">
            {resultTexts.ignored(question.ignored.map(({ value }) => value))}
          </p>
        )}
      </FinderHero>
      <p role="status" className="visually-hidden">
        {asked && resultTexts.status(open, almost, notYet)}
      </p>
      {!asked && <EmptyState {...createEmptyStateTexts(options)} />}
      {asked && !fits && <NoResults {...now} options={options} />}
      {asked && fits && (
        <section className="board on-dark" aria-label={resultTexts.label}>
          <div className="container">
            <ResultCounts open={open} almost={almost} notYet={notYet} />
            <QueryContext value={late.question}>
              <ResultsHeader {...late} options={options} />
              <TopResults
                open={late.answer.eligible}
                compare={late.question.compare}
                first={isReordered ? groupResults(answer.eligible).lead[0] : undefined}
              />
              <ResultsList question={late.question} open={late.answer.eligible} />
            </QueryContext>
          </div>
        </section>
      )}
      <QueryContext value={late.question}>
        {asked && fits && late.answer.nearlyEligible.length > 0 && (
          <NearlyEligible question={late.question} almost={late.answer.nearlyEligible} />
        )}
        {asked && late.answer.notEligible.length > 0 && (
          <NotEligible notYet={late.answer.notEligible} />
        )}
      </QueryContext>
      {asked && <p className="container rates">{formatRatesNote(rates)}</p>}
      {asked && <Disclaimer />}
      <CompareBar
        question={question}
        options={options}
        shown={asked && fits ? [...late.answer.eligible, ...late.answer.nearlyEligible] : []}
        onTake={onTake}
      />
    </div>
  );
}
