import type { Statement } from '#content/types/common.ts';
import { Section } from '../layout/section.tsx';
import styles from './benefits-list.module.css';

/**
 * A section with the benefits of a programme in very large type, each with an explanation. Its surface continues that of the
 * facts bar above it.
 */
export function BenefitsList({
  title,
  statements,
}: {
  title: string;
  statements: readonly Statement[];
}) {
  return (
    <Section surface="deep" className={styles.benefits}>
      <h2>{title}</h2>
      <ul className={styles.statements}>
        {statements.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
