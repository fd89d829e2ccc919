import { Icon } from '#app/components/ui/icon/icon.tsx';
import { getValueLabel } from '#content/eligibility-finder.ts';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import type { FinderQuery } from '#domain/eligibility/finder-query.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { findSuggestions } from '#domain/eligibility/suggestions.ts';
import { createFinderPath } from './finder-paths.ts';
import { formatChange, listChangedFields } from './format-change.ts';

const texts = resultTexts.change;

/** Changes of the sentence as links, each with how many ways it opens. */
export function SuggestedChanges({
  question,
  options,
}: {
  question: FinderQuery;
  options: readonly Opportunity[];
}) {
  const suggestions = findSuggestions(question.profile, options);
  const { show: _, ...kept } = question;
  return (
    <ol className="changes">
      {suggestions.map(({ change, eligible, nearlyEligible }) => (
        <li key={listChangedFields(change).join()}>
          <a href={createFinderPath({ ...kept, profile: { ...question.profile, ...change } })}>
            <span
              className={
                listChangedFields(change).every(isPreference) ? 'change want' : 'change have'
              }
            >
              {formatChange(change)}
            </span>{' '}
            <span className="number">{eligible || nearlyEligible}</span>{' '}
            <span className="then">
              {eligible > 0 ? texts.opens(eligible) : texts.almostOpens(nearlyEligible)}
              <small>
                {texts.instead(
                  listChangedFields(change).map((blank) => getValueLabel(question.profile, blank)),
                )}
              </small>
            </span>
            <Icon name="arrow-right" />
          </a>
        </li>
      ))}
    </ol>
  );
}

const isPreference = (blank: string) => blank === 'where' || blank === 'length';
