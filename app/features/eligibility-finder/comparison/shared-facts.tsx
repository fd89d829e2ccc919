import { ButtonLink } from '#app/components/ui/button.tsx';
import {
  useComparisonTexts,
  useFinderTexts,
} from '#app/features/eligibility-finder/finder-texts.ts';
import { createContactPath } from '#content/contact-path.ts';
import type { SharedFact } from './comparison.ts';

/**
 * The facts that all compared opportunities share, the exchange rates of the amounts in taka, and a link to ask about the
 * opportunities.
 *
 * @param ids of the compared opportunities
 */
export function SharedFacts({
  ids,
  facts,
  rates,
}: {
  ids: readonly string[];
  facts: readonly SharedFact[];
  rates: readonly string[];
}) {
  const texts = useComparisonTexts().same;
  const { ratesNote } = useFinderTexts().figures;
  return (
    <section className="shared-facts section">
      <div className="container">
        <h2>{texts.title(ids.length)}</h2>
        <ul>
          {facts.map(({ id, label, value, notes }) => (
            <li key={id}>
              {label && <span>{label}</span>}
              <b>{value}</b>
              {notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </li>
          ))}
        </ul>
        {rates.length > 0 && <p className="rates">{ratesNote(rates)}</p>}
        <div className="actions">
          <ButtonLink to={createContactPath(...ids)} variant="ghost">
            {texts.askUs(ids.length)}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
