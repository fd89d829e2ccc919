import { useMemo } from 'react';
import { useFinderNavigation } from '#app/features/eligibility-finder/finder-navigation.ts';
import { createResultsPath } from '#app/features/eligibility-finder/finder-paths.ts';
import {
  useComparisonTexts,
  useFinderTexts,
} from '#app/features/eligibility-finder/finder-texts.ts';
import type { FinderViewData } from '#app/features/eligibility-finder/finder-view-data.ts';
import { listExchangeRates } from '#app/features/eligibility-finder/format-opportunity.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { compareOpportunities, countVerdicts, findNextStep } from './comparison.ts';
import { ComparisonHero } from './comparison-hero.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { SharedFacts } from './shared-facts.tsx';
import { TooFew } from './too-few.tsx';
import './comparison.css';
import './poster.css';
import './comparison-table.css';
import './marks.css';
import './comparison-media.css';
import './shared-facts.css';
import './too-few.css';
import './comparison-print.css';

/**
 * Compares up to three opportunities for the query in the page's URL (requirements, "Can I go?"). Differences are marked
 * in a table; shared facts are listed below it.
 */
export function ComparisonPage({ compared }: Extract<FinderViewData, { view: 'compare' }>) {
  const [texts, finderTexts] = [useComparisonTexts(), useFinderTexts()];
  const { search } = useFinderNavigation();
  const opportunities = useMemo(() => compared.map(({ opportunity }) => opportunity), [compared]);
  const query = useMemo(
    () =>
      parseFinderQuery(new URLSearchParams(search), (id) =>
        opportunities.some((each) => each.id === id),
      ),
    [search, opportunities],
  );
  const resultsPath = createResultsPath(query);
  const ignored = query.ignored.map(({ value }) => value);
  const isComparison = opportunities.length > 1;
  const { differing, common } = compareOpportunities(compared, query.profile, {
    comparison: texts,
    finder: finderTexts,
  });
  const verdictCounts = countVerdicts(opportunities, query.profile);
  return (
    <div className={`comparison of-${opportunities.length}`}>
      <ComparisonHero
        title={
          isComparison
            ? texts.title(opportunities.length)
            : texts.tooFew.title(opportunities.length)
        }
        resultsPath={resultsPath}
        count={opportunities.length}
      >
        {isComparison ? (
          <p className="lead">
            {verdictCounts.length > 0 ? texts.standing(verdictCounts) : texts.emptyState}{' '}
            {texts.differing(differing.length)}
          </p>
        ) : (
          <p className="lead">
            {texts.tooFew.lede(opportunities[0]?.country?.name ?? opportunities[0]?.name)}
          </p>
        )}
        {ignored.length > 0 && (
          <p className="ignored-values">{finderTexts.results.ignored(ignored)}</p>
        )}
      </ComparisonHero>
      {isComparison ? (
        <>
          <ComparisonTable
            opportunities={opportunities}
            rows={differing}
            query={query}
            recommended={findNextStep(opportunities, query.profile)}
          />
          <SharedFacts
            ids={opportunities.map(({ id }) => id)}
            facts={common}
            rates={listExchangeRates(opportunities, finderTexts)}
          />
        </>
      ) : (
        <TooFew opportunities={opportunities} resultsPath={resultsPath} />
      )}
    </div>
  );
}
