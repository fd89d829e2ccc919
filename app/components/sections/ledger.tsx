import type { Ground } from '../layout/ground.ts';
import { Section } from '../layout/section.tsx';
import styles from './ledger.module.css';

type Column = { title: string; items: readonly string[] };

/** What a programme gives and what it doesn't, as the two columns of an account book on a dark ground. */
export function Ledger({
  included,
  notIncluded,
  ground,
  className,
}: {
  included: Column;
  notIncluded: Column;
  ground: Ground;
  className?: string | undefined;
}) {
  return (
    <Section ground={ground} className={className} space="band" inside={styles.columns}>
      <Entries {...included} />
      <Entries {...notIncluded} className={styles.without} />
    </Section>
  );
}

function Entries({ title, items, className }: Column & { className?: string | undefined }) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      <ul className={styles.entries}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
