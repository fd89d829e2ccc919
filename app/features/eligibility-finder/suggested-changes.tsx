import { memo } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { getValueLabel } from '#content/create-finder-texts.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { findSuggestions } from '#domain/eligibility/suggestions.ts';
import { createFinderPath } from './finder-paths.ts';
import { useFinderTexts } from './finder-texts.ts';
import { formatChange, listChangedFields } from './format-change.ts';

/** Links to suggested changes of the profile, each with the number of opportunities that it leads to. */
export const SuggestedChanges = memo(function SuggestedChanges({
  query,
  opportunities,
}: {
  query: FinderQuery;
  opportunities: readonly Opportunity[];
}) {
  const finderTexts = useFinderTexts();
  const texts = finderTexts.results.change;
  const suggestions = findSuggestions(query.profile, opportunities);
  const { show: _, ...unfilteredQuery } = query;
  return (
    <ol className="suggested-changes">
      {suggestions.map(({ change, counts }) => (
        <li key={listChangedFields(change).join()}>
          <PageLink
            to={createFinderPath({
              ...unfilteredQuery,
              profile: { ...query.profile, ...change },
            })}
          >
            <span
              className={
                listChangedFields(change).every(isPreference) ? 'change want' : 'change have'
              }
            >
              {formatChange(change, finderTexts)}
            </span>{' '}
            <span className="number">{texts.count(getFirstCount(counts))}</span>{' '}
            <span className="result">
              {formatResult(counts, texts)}
              <small>
                {texts.instead(
                  listChangedFields(change).map((field) =>
                    finderTexts.results.value(
                      field,
                      getValueLabel(finderTexts, query.profile, field),
                    ),
                  ),
                )}
              </small>
            </span>
            <Icon name="arrow-right" />
          </PageLink>
        </li>
      ))}
    </ol>
  );
});

type Counts = ReturnType<typeof findSuggestions>[number]['counts'];

/** The count of the best group that isn't empty. */
const getFirstCount = (counts: Counts) => counts.now || counts['could-fit'] || counts.almost;

function formatResult(counts: Counts, texts: FinderTexts['results']['change']): string {
  if (counts.now > 0) return texts.opens(counts.now);
  if (counts['could-fit'] > 0) return texts.couldOpen(counts['could-fit']);
  return texts.almostOpens(counts.almost);
}

const isPreference = (field: string) => field === 'where' || field === 'length';
