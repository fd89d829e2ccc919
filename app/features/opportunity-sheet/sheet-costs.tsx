import { PageLink } from '#app/components/language/page-link.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import type { CostRow } from '#content/types/cost.ts';
import styles from './sheet-costs.module.css';
import type { SheetView } from './sheet-view.ts';

/** The costs with their payers. A payer or an amount that isn't confirmed is a link to the contact form with a question. */
export function SheetCosts({ title, lede, askUs, rows }: SheetView['costs']) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{lede}</p>
      <dl className={styles.costs}>
        {rows.map((row) => (
          <div key={row.id}>
            <dt>
              {row.label} {row.note && <small>{row.note}</small>}
            </dt>
            <Payer row={row} askUs={askUs} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The payer, and how much the visitor pays. */
function Payer({ row: { label, payer, amount, ask }, askUs }: { row: CostRow; askUs: string }) {
  const link = (
    <PageLink to={ask} aria-label={`${askUs}: ${label}`}>
      {askUs}
    </PageLink>
  );
  if (!payer) return <dd>{link}</dd>;
  if (!payer.isYou) return <dd className={styles.noCost}>{payer.text}</dd>;
  return (
    <>
      <dd>
        <b>{payer.text}</b>
      </dd>
      <dd>{amount ? keepRangesTogether(amount) : link}</dd>
    </>
  );
}
