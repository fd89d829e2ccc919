import type { ReactNode } from 'react';
import { PageLink } from '#app/components/language/page-link.tsx';
import { keepRangesTogether } from '#app/components/ui/keep-ranges-together.tsx';
import styles from './sheet-rows.module.css';
import type { SheetColumns, SheetSection, SheetView } from './sheet-view.ts';

/** The rows of the sheet, each with its heading on the left and two columns of text beside it. */
export function SheetRows({
  conditions,
  documents,
  inclusions,
  costs,
  answers,
}: Pick<SheetView, 'conditions' | 'documents' | 'inclusions' | 'costs' | 'answers'>) {
  return (
    <>
      <SentencesRow {...conditions} />
      <ListsRow {...documents} />
      {inclusions && <ListsRow {...inclusions} />}
      <Row title={costs.title}>
        <p>
          {keepRangesTogether(costs.text)}{' '}
          <PageLink to={costs.ask.to} className={styles.ask}>
            {costs.ask.name}
          </PageLink>
        </p>
      </Row>
      {answers.map((answer) => (
        <SentencesRow key={answer.title} {...answer} />
      ))}
    </>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function SentencesRow({ title, sentences }: SheetSection) {
  return (
    <Row title={title}>
      <Items items={sentences} className={styles.flow} />
    </Row>
  );
}

function ListsRow({ title, lists }: SheetColumns) {
  return (
    <Row title={title}>
      {lists.length === 1 && lists[0] ? (
        <Items items={lists[0].items} className={styles.flow} />
      ) : (
        <div className={styles.columns}>
          {lists.map(({ label, items }) => (
            <div key={label}>
              <h3>{label}</h3>
              <Items items={items} />
            </div>
          ))}
        </div>
      )}
    </Row>
  );
}

function Items({ items, className }: { items: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{keepRangesTogether(item)}</li>
      ))}
    </ul>
  );
}
