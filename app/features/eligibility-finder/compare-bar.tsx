import { Button } from '#app/components/ui/button.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Illustration } from '#app/components/ui/illustration.tsx';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import { type FinderQuery, maxCompared } from '#domain/eligibility/finder-query.ts';
import type { Match } from '#domain/eligibility/match.ts';
import type { Opportunity } from '#domain/eligibility/opportunity.ts';
import { getTitle } from './format-opportunity.ts';
import { finderFormId } from './sentence.tsx';

const texts = resultTexts.compareBar;

/**
 * What is chosen for the comparison, and the button that opens it. Without scripts it is always there, since only the
 * server knows what is ticked; with them from the first tick.
 */
export function CompareBar({
  question: { compare },
  options,
  shown,
  onTake,
}: {
  question: FinderQuery;
  options: readonly Opportunity[];
  /** Those with a box on the page. */
  shown: readonly Match[];
  onTake: (id: string) => void;
}) {
  const chosen = compare.flatMap((id) => options.filter((option) => option.id === id));
  return (
    <section
      className={`tray on-dark${chosen.length === 0 ? ' empty' : ''}`}
      aria-label={texts.label}
    >
      <div className="container">
        <p role="status">
          <b>{texts.count(chosen.length, maxCompared)}</b> {texts.toCompare}
          {chosen.length === maxCompared && <span className="visually-hidden">{texts.full}</span>}
        </p>
        <ul>
          {chosen.map((option) => (
            <li key={option.id}>
              {!shown.some((each) => each.opportunity === option) && (
                <input type="hidden" name="compare" value={option.id} form={finderFormId} />
              )}
              <Illustration file={option.picture} loading="eager" />
              <span>
                {getTitle(option)}
                {option.country && <small>{option.name}</small>}
              </span>
              <button
                type="button"
                aria-label={texts.remove(getTitle(option))}
                onClick={() => onTake(option.id)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
          {chosen.length < maxCompared && (
            <li className="free">
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
          {texts.compare(chosen.length)}
        </Button>
      </div>
    </section>
  );
}
