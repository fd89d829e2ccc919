import { comparisonTexts } from '#content/eligibility-finder-comparison.ts';
import { formatRatesNote } from '#content/exchange-rates.ts';
import type { SharedFact as Line } from './comparison.ts';

const texts = comparisonTexts.same;

/** What is the same for all that are compared, and by what the amounts in taka were made. */
export function SharedFacts({
  count,
  lines,
  rates,
}: {
  count: number;
  lines: readonly Line[];
  rates: readonly string[];
}) {
  return (
    <section className="common section">
      <div className="container">
        <h2>{texts.title(count)}</h2>
        <ul>
          {lines.map(({ id, label, value, notes }) => (
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
