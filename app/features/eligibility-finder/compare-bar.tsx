import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { type FinderQuery, maxCompared } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import { formatOpportunityName, type Opportunity } from '#domain/eligibility/opportunity.ts';
import { useFinderTexts } from './finder-texts.ts';
import { getTitle } from './format-opportunity.ts';
import { finderFormId } from './sentence.tsx';

/**
 * The opportunities that are selected for comparison, and the button that opens it. Without scripts it is always visible,
 * because only the server knows which boxes are ticked; with scripts it appears with the first selection.
 */
export function CompareBar({
  query: { compare },
  opportunities,
  visibleMatches,
  onRemove,
}: {
  query: FinderQuery;
  opportunities: readonly Opportunity[];
  /** The matches with a compare checkbox on the page. The other selected ones need a hidden field. */
  visibleMatches: readonly Match[];
  onRemove: (id: string) => void;
}) {
  const texts = useFinderTexts().results.compareBar;
  const selected = compare.flatMap((id) =>
    opportunities.filter((opportunity) => opportunity.id === id),
  );
  return (
    <section
      className={`compare-bar on-dark${selected.length === 0 ? ' empty' : ''}`}
      aria-label={texts.label}
    >
      <div className="container">
        <p role="status">
          <b>{texts.count(selected.length, maxCompared)}</b> {texts.toCompare}
          {selected.length === maxCompared && <span className="visually-hidden">{texts.full}</span>}
        </p>
        <ul>
          {selected.map((opportunity) => (
            <li key={opportunity.id}>
              {!visibleMatches.some((match) => match.opportunity === opportunity) && (
                <input type="hidden" name="compare" value={opportunity.id} form={finderFormId} />
              )}
              <Illustration file={opportunity.picture} loading="eager" />
              <span>
                {getTitle(opportunity)}
                {opportunity.country && <small>{opportunity.name}</small>}
              </span>
              <button
                type="button"
                aria-label={texts.remove(formatOpportunityName(opportunity))}
                onClick={({ currentTarget }) => {
                  passFocus(currentTarget);
                  onRemove(opportunity.id);
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
          {selected.length < maxCompared && (
            <li className="empty-slot">
              <span>{texts.emptySlot}</span>
            </li>
          )}
        </ul>
        <Button
          type="submit"
          form={finderFormId}
          name="view"
          value="compare"
          variant="light"
          icon="arrow-right"
        >
          {texts.compare(selected.length)}
        </Button>
      </div>
    </section>
  );
}

/** Moves the focus from a button "Remove", which is about to disappear, to another one or to the heading of the results. */
function passFocus(button: HTMLButtonElement) {
  const item = button.closest('li');
  const neighbour = [item?.nextElementSibling, item?.previousElementSibling]
    .map((other) => other?.querySelector('button'))
    .find(Boolean);
  (neighbour ?? document.getElementById('now'))?.focus({ preventScroll: true });
}
