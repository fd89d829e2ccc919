import { memo } from 'react';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import type { EligibilityResults } from '#domain/eligibility/eligibility-results.ts';
import { type FinderQuery, filters, sortOrders } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { createFinderPath } from './finder-paths.ts';
import { prefetchPosters } from './prefetch-posters.ts';
import { finderFormId } from './sentence.tsx';
import { SuggestedChanges } from './suggested-changes.tsx';

const texts = resultTexts.open;

/** "You can apply now": the order and the filters, or why there is nothing. */
export const ResultsHeader = memo(function Board({
  question,
  answer,
  options,
}: {
  question: FinderQuery;
  answer: EligibilityResults;
  options: readonly Opportunity[];
}) {
  const { counts } = answer;
  return (
    <>
      <div className="board-head">
        <h2 id="now" tabIndex={-1}>
          {texts.title}
        </h2>
        {counts.open > 0 && (
          <SortAndFilters question={question} answer={answer} options={options} />
        )}
      </div>
      {counts.open === 0 && (
        <>
          <p className="lead">{texts.none(answer.nearlyEligible.length)}</p>
          <SuggestedChanges question={question} options={options} />
        </>
      )}
      {counts.open > 0 && answer.eligible.length === 0 && question.show && (
        <p className="lead">
          {texts.filteredOut(counts.open, texts.filters[question.show])}{' '}
          <FilterLink question={question}>{texts.showAll(counts.open)}</FilterLink>
        </p>
      )}
    </>
  );
});

/** The order, and the filters that let something through. */
function SortAndFilters({
  question,
  answer: { counts },
  options,
}: {
  question: FinderQuery;
  answer: EligibilityResults;
  options: readonly Opportunity[];
}) {
  const offered = filters.filter((filter) => counts[filter] > 0 || filter === question.show);
  return (
    <div className="narrowing">
      <label htmlFor="sort">{texts.sortedBy}</label>
      <select
        id="sort"
        name="sort"
        form={finderFormId}
        defaultValue={question.sort}
        onFocus={() => prefetchPosters(question, options)}
      >
        {sortOrders.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <ul aria-label={texts.filterLabel}>
        <li>
          <FilterLink question={question}>{`${texts.all} ${counts.open}`}</FilterLink>
        </li>
        {offered.map((filter) => (
          <li key={filter}>
            <FilterLink question={question} filter={filter}>
              {`${texts.filters[filter]} ${counts[filter]}`}
            </FilterLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FilterLink({
  question,
  filter,
  children,
}: {
  question: FinderQuery;
  filter?: FinderQuery['show'];
  children: string;
}) {
  const { show: _, ...all } = question;
  return (
    <a
      href={`${createFinderPath({ ...all, ...(filter && { show: filter }) })}#now`}
      aria-current={question.show === filter ? 'true' : undefined}
      data-keeps-scroll
    >
      {children}
    </a>
  );
}
