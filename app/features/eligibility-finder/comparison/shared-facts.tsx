import { comparisonTexts } from '#content/eligibility-finder-comparison.ts';
import { formatRatesNote } from '#content/exchange-rates.ts';
import type { SharedFact } from './comparison.ts';

const texts = comparisonTexts.same;

/** The facts that all compared opportunities share, and the exchange rates of the amounts in taka. */
export function SharedFacts({
  count,
  facts,
  rates,
}: {
  count: number;
  facts: readonly SharedFact[];
  rates: readonly string[];
}) {
  return (
    <section className="common section">
      <div className="container">
        <h2>{texts.title(count)}</h2>
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
        {rates.length > 0 && <p className="rates">{formatRatesNote(rates)}</p>}
      </div>
    </section>
  );
}
