import { useMemo } from 'react';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import { hasProfileValues } from '#domain/eligibility/finder-query.ts';
import { CouldFit } from './could-fit.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { EmptyState } from './empty-state.tsx';
import { createEmptyStateTexts } from './empty-state-texts.ts';
import { FinderHero } from './finder-hero.tsx';
import { useFinderTexts } from './finder-texts.ts';
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
import './result-counts.css';
import './results-header.css';
import './opportunity-parts.css';
import './top-results.css';
import './results-list.css';
import './match-group.css';
import './not-eligible.css';
import './disclaimer.css';
import './results-media.css';
import './empty-state.css';
import './suggested-changes.css';

/**
 * The results of the eligibility finder for the query in the page's URL (requirements, "Can I go?"). The server renders
 * them first; the browser evaluates them again after each change.
 */
export function ResultsPage() {
  const texts = useFinderTexts();
  const { hero, results: resultTexts } = texts;
  const opportunities = useOpportunities();
  const { query, onSubmit, ...listeners } = useFinderQuery();
  const current = useMemo(
    () => ({ query, results: evaluateEligibility(query, opportunities) }),
    [query, opportunities],
  );
  // The sentence, the counts, the boat and the header update at once, the posters and lists below them after the next paint: the
  // focus moves to the header when a suggestion that had it is gone (use-finder.ts). A new sort
  // order changes no count, so the first poster updates at once to give a visible response.
  const deferred = usePostPaintValue(current);
  const isReordered = current.query.sort !== deferred.query.sort;
  const { results } = current;
  const counts = {
    now: results.counts.eligible,
    'could-fit': results.counts.couldFit,
    almost: results.nearlyEligible.length,
    'not-yet': results.notEligible.length,
  };
  const rates = useMemo(() => listExchangeRates(opportunities, texts), [opportunities, texts]);
  const hasValues = hasProfileValues(query);
  const hasResults = counts.now + counts['could-fit'] + counts.almost > 0;
  return (
    <div className="finder-results" {...listeners}>
      <FinderHero
        title={hero.title}
        texts={hero}
        profile={query.profile}
        at={hasValues ? computeEligibleShare(counts.now, results.total - results.elsewhere) : 0}
        onSubmit={onSubmit}
      >
        {query.ignored.length > 0 && (
          <p className="ignored-values">
            {resultTexts.ignored(query.ignored.map(({ value }) => value))}
          </p>
        )}
      </FinderHero>
      <p role="status" className="visually-hidden">
        {hasValues &&
          resultTexts.status(counts.now, counts['could-fit'], counts.almost, counts['not-yet'])}
      </p>
      {!hasValues && <EmptyState {...createEmptyStateTexts(opportunities, texts)} />}
      {hasValues && !hasResults && <NoResults {...current} opportunities={opportunities} />}
      {hasValues && hasResults && (
        <section className="results on-dark" aria-label={resultTexts.label}>
          <div className="container">
            <ResultCounts counts={counts} />
            <ResultsHeader {...current} opportunities={opportunities} />
            <QueryContext value={deferred.query}>
              <TopResults
                matches={deferred.results.eligible}
                newFirst={isReordered ? groupResults(results.eligible).lead[0] : undefined}
              />
              <ResultsList matches={deferred.results.eligible} />
            </QueryContext>
          </div>
        </section>
      )}
      <QueryContext value={deferred.query}>
        {hasValues && deferred.results.couldFit.length > 0 && (
          <CouldFit matches={deferred.results.couldFit} />
        )}
        {hasValues && hasResults && deferred.results.nearlyEligible.length > 0 && (
          <NearlyEligible query={deferred.query} matches={deferred.results.nearlyEligible} />
        )}
        {hasValues && deferred.results.notEligible.length > 0 && (
          <NotEligible matches={deferred.results.notEligible} />
        )}
      </QueryContext>
      {hasValues && <p className="container rates">{texts.figures.ratesNote(rates)}</p>}
      {hasValues && <Disclaimer />}
    </div>
  );
}
