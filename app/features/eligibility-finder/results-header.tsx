import { memo } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import type { EligibilityResults } from '#domain/eligibility/eligibility-results.ts';
import { type FinderQuery, filters, sortOrders } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { createFinderPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { finderFormId } from './sentence.tsx';
import { SuggestedChanges } from './suggested-changes.tsx';

/** The header of the group "You can apply now": sort order and filters, or the reason why the group is empty. */
export const ResultsHeader = memo(function ResultsHeader({
  query,
  results,
  opportunities,
}: {
  query: FinderQuery;
  results: EligibilityResults;
  opportunities: readonly Opportunity[];
}) {
  const texts = useFinderTexts().results.open;
  const { counts } = results;
  return (
    <>
      <div className="results-header">
        <h2 id="now" tabIndex={-1}>
          {texts.title}
        </h2>
        {counts.eligible > 0 && <SortAndFilters query={query} results={results} />}
      </div>
      {counts.eligible === 0 && (
        <>
          <p className="lead">{texts.none(results.nearlyEligible.length)}</p>
          <SuggestedChanges query={query} opportunities={opportunities} />
        </>
      )}
      {counts.eligible > 0 && results.eligible.length === 0 && query.show && (
        <p className="lead">
          {texts.filteredOut(counts.eligible, texts.filters[query.show])}{' '}
          <FilterLink query={query}>{texts.showAll(counts.eligible)}</FilterLink>
        </p>
      )}
    </>
  );
});

/** The sort order, and the filters that match at least one opportunity. */
function SortAndFilters({
  query,
  results: { counts },
}: {
  query: FinderQuery;
  results: EligibilityResults;
}) {
  const {
    results: { open: texts },
    figures: { digits },
  } = useFinderTexts();
  const offeredFilters = filters.filter((filter) => counts[filter] > 0 || filter === query.show);
  return (
    <div className="result-filters">
      <label htmlFor="sort">{texts.sortedBy}</label>
      <select id="sort" name="sort" form={finderFormId} defaultValue={query.sort}>
        {sortOrders.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <ul aria-label={texts.filterLabel}>
        <li>
          <FilterLink query={query}>{`${texts.all} ${digits(counts.eligible)}`}</FilterLink>
        </li>
        {offeredFilters.map((filter) => (
          <li key={filter}>
            <FilterLink query={query} filter={filter}>
              {`${texts.filters[filter]} ${digits(counts[filter])}`}
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FilterLink({
  query,
  filter,
  children,
}: {
  query: FinderQuery;
  filter?: FinderQuery['show'];
  children: string;
}) {
  const { show: _, ...unfilteredQuery } = query;
  return (
    <PageLink
      to={`${createFinderPath({ ...unfilteredQuery, ...(filter && { show: filter }) })}#now`}
      aria-current={query.show === filter ? 'true' : undefined}
      data-keeps-scroll
    >
      {children}
    </PageLink>
  );
}
