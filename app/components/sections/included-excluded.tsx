import { Section } from '../layout/section.tsx';
import type { Surface } from '../layout/surface.ts';
import styles from './included-excluded.module.css';

type Column = { title: string; items: readonly string[] };

/** What a programme gives and what it doesn't, as the two columns of an account book on a dark ground. */
export function IncludedExcluded({
  included,
  notIncluded,
  surface,
  className,
}: {
  included: Column;
  notIncluded: Column;
  surface: Surface;
  className?: string | undefined;
}) {
  return (
    <Section surface={surface} className={className} space="band" containerClass={styles.columns}>
      <Entries {...included} />
      <Entries {...notIncluded} className={styles.excluded} />
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
