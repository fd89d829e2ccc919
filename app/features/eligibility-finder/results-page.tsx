import { useEffect, useMemo } from 'react';
import { evaluateEligibility } from '#domain/eligibility/eligibility-results.ts';
import { hasProfileValues, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { Disclaimer } from './disclaimer.tsx';
import { EligibleResults } from './eligible-results.tsx';
import { computeEligibleShare } from './eligible-share.ts';
import { ExchangeRates } from './exchange-rates.tsx';
import { FinderHero } from './finder-hero.tsx';
import { useFinderTexts } from './finder-texts.ts';
import { formatProfile } from './format-profile.ts';
import { chooseLinkedFacts } from './linked-facts.ts';
import { MatchGroupSection } from './match-group.tsx';
import { NoResults } from './no-results.tsx';
import { NotEligible } from './not-eligible.tsx';
import { QueryContext } from './query-context.ts';
import { ResultCounts } from './result-counts.tsx';
import { ResultsHeader } from './results-header.tsx';
import type { FinderControls } from './use-finder.ts';
import { useOpportunities } from './use-opportunities.ts';
import { usePostPaintValue } from './use-post-paint-value.ts';
import './results.css';
import './results-header.css';
import './opportunity-row.css';
import './opportunity-postcard.css';
import './not-eligible.css';
import './disclaimer.css';
import './suggested-changes.css';

/**
 * The results of the eligibility finder for the query in the page's URL (requirements, "Can I go?"). The server renders
 * them first; the browser evaluates them again after each change.
 */
export function ResultsPage({ state, restored, change }: Omit<FinderControls, 'open'>) {
  const texts = useFinderTexts();
  const { hero, results: resultTexts } = texts;
  const { options: opportunities, ratesNote } = useOpportunities();
  const { query, opened, typedAge } = state;
  const current = useMemo(() => {
    const results = evaluateEligibility(query, opportunities);
    return {
      query,
      queryString: stringifyFinderQuery(query),
      results,
      linkedFacts: chooseLinkedFacts([...results.couldFit, ...results.nearlyEligible]),
      opened,
    };
  }, [query, opened, opportunities]);
  // The sentence, the counts, the boat and the header update at once, the rows below them after the next paint: the
  // focus moves to the header when a suggestion that had it is gone (use-finder.ts).
  const deferred = usePostPaintValue(current);
  useEffect(() => {
    // The page is as high as it was only when its rows are there.
    const scrollTo = deferred.opened?.scrollTo;
    if (scrollTo !== undefined) window.scrollTo({ top: scrollTo, behavior: 'instant' });
  }, [deferred.opened]);
  const { results } = current;
  const counts = {
    now: results.counts.eligible,
    'could-fit': results.counts.couldFit,
    almost: results.nearlyEligible.length,
    'not-yet': results.notEligible.length,
  };
  const hasValues = hasProfileValues(query);
  const hasResults = counts.now + counts['could-fit'] + counts.almost > 0;
  return (
    <div className="finder-results">
      <FinderHero
        title={hero.title}
        texts={hero}
        profile={query.profile}
        summary={formatProfile(query.profile, texts)}
        at={hasValues ? computeEligibleShare(counts.now, results.total - results.elsewhere) : 0}
        controls={{ typedAge, restored, change }}
        onSubmit={(event) => {
          event.preventDefault();
          change({ type: 'finish' });
          document.getElementById('now')?.focus();
        }}
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
      {hasResults ? (
        <div className="results on-dark">
          <div className="container">
            <ResultCounts counts={counts} />
            <QueryContext value={deferred}>
              <section aria-labelledby="now">
                <ResultsHeader
                  {...current}
                  opportunities={opportunities}
                  sortKey={restored}
                  onSort={(sort) => change({ type: 'change', values: { sort } })}
                />
                <EligibleResults matches={deferred.results.eligible} />
              </section>
              <MatchGroupSection
                id="could-fit"
                {...resultTexts.couldFit}
                matches={deferred.results.couldFit}
              />
              <MatchGroupSection
                id="almost"
                {...resultTexts.almost}
                matches={deferred.results.nearlyEligible}
              />
            </QueryContext>
          </div>
        </div>
      ) : (
        <NoResults {...current} opportunities={opportunities} />
      )}
      <div className="container footnotes">
        <QueryContext value={deferred}>
          <NotEligible matches={deferred.results.notEligible} />
        </QueryContext>
        {ratesNote && <ExchangeRates note={ratesNote} />}
      </div>
      <Disclaimer />
    </div>
  );
}
