import { PageLink } from '#app/components/language/page-link.tsx';
import { getValueLabel } from '#content/create-finder-texts.ts';
import { filters, sortOrders } from '#content/eligibility/result-groups.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import type { EligibilityResults } from '#domain/eligibility/eligibility-results.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import { hasFewFacts } from '#domain/eligibility/match.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { finderFormId } from './finder-form-id.ts';
import { createFinderPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { SuggestedChanges } from './suggested-changes.tsx';

/** From this number of opportunities on they can be sorted and filtered. */
const minSortedCount = 6;
/** A filter is offered if it leaves at least this many. */
const minFilteredCount = 2;

/**
 * The header of the group "You can apply now": sort order and filters, or the reason why the group is empty. While the
 * profile gives few facts, it asks for more, and its sort order and filters are those of the group "Could fit".
 */
export function ResultsHeader({
  query,
  results,
  opportunities,
  ...sorting
}: {
  query: FinderQuery;
  results: EligibilityResults;
  opportunities: readonly Opportunity[];
} & Sorting) {
  const finderTexts = useFinderTexts();
  const texts = finderTexts.results.open;
  const isAsking = hasFewFacts(query.profile) && results.counts.couldFit > 0;
  const listed = isAsking ? results.couldFit : results.eligible;
  const count = isAsking ? results.counts.couldFit : results.counts.eligible;
  return (
    <>
      <h2 id="now" tabIndex={-1}>
        {isAsking ? formatQuestion(query, results, finderTexts) : texts.title}
      </h2>
      {count > 0 && <p>{texts.units}</p>}
      {(count >= minSortedCount || query.show) && (
        <SortAndFilters query={query} counts={results.counts} count={count} {...sorting} />
      )}
      {count === 0 && (
        <>
          <p className="lead">
            {texts.none(results.counts.couldFit, results.nearlyEligible.length)}
          </p>
          <SuggestedChanges query={query} opportunities={opportunities} />
        </>
      )}
      {count > 0 && listed.length === 0 && query.show && (
        <p className="lead">
          {texts.filteredOut(count, texts.filters[query.show])}{' '}
          <FilterLink query={query}>{texts.showAll(count)}</FilterLink>
        </p>
      )}
    </>
  );
}

type Sorting = {
  /** Changes when the browser has emptied the control. */
  sortKey: number;
  onSort: (sort: string) => void;
};

/** Asks for more facts: "3 ways to the USA. Fill in the blanks to see which fit you." */
function formatQuestion(
  { profile }: FinderQuery,
  { couldFit }: EligibilityResults,
  finderTexts: FinderTexts,
): string {
  const atPlace = couldFit.filter(({ needsPartner }) => !needsPartner);
  const isPlaceNamed = profile.where !== undefined && profile.where !== 'anywhere';
  return finderTexts.results.couldFit.ask(
    atPlace.length || couldFit.length,
    isPlaceNamed ? getValueLabel(finderTexts, profile, 'where') : undefined,
  );
}

/** The sort order, and the filters that match several opportunities. CSS shows the button only without scripts. */
function SortAndFilters({
  query,
  counts,
  count,
  sortKey,
  onSort,
}: {
  query: FinderQuery;
  counts: EligibilityResults['counts'];
  /** The number of opportunities without a filter. */
  count: number;
} & Sorting) {
  const {
    results: { open: texts },
    figures: { digits },
  } = useFinderTexts();
  const offeredFilters = filters.filter(
    (filter) => counts[filter] >= minFilteredCount || filter === query.show,
  );
  return (
    <div className="result-filters">
      <label htmlFor="sort">{texts.sortedBy}</label>
      <select
        key={sortKey}
        id="sort"
        name="sort"
        form={finderFormId}
        value={query.sort}
        onChange={({ target }) => onSort(target.value)}
      >
        {sortOrders.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <button type="submit" form={finderFormId}>
        {texts.sort}
      </button>
      <ul aria-label={texts.filterLabel}>
        <li>
          <FilterLink query={query}>{`${texts.all} ${digits(count)}`}</FilterLink>
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
  const { show, ...unfilteredQuery } = query;
  // A link to what is shown already would do nothing.
  if (show === filter) return <span aria-current="true">{children}</span>;
  return (
    <PageLink
      to={`${createFinderPath({ ...unfilteredQuery, ...(filter && { show: filter }) })}#now`}
      data-keeps-scroll
    >
      {children}
    </PageLink>
  );
}
