import { Section } from '../layout/section.tsx';
import type { Surface } from '../layout/surface.ts';
import styles from './included-excluded.module.css';

type Column = { title: string; items: readonly string[] };

/** A dark section with two columns: what a programme includes, and what it doesn't. */
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
      <ItemColumn {...included} />
      <ItemColumn {...notIncluded} className={styles.excluded} />
    </Section>
  );
}

function ItemColumn({ title, items, className }: Column & { className?: string | undefined }) {
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
