import { Section } from '#app/components/layout/section.tsx';
import type { Statement } from '#content/types/common.ts';
import styles from './support.module.css';

/** Lists what we help with as the messages of a chat, alternately on the left and on the right. */
export function Support({ title, items }: { title: string; items: readonly Statement[] }) {
  return (
    <Section surface="sky" space="band" containerClass={styles.columns}>
      <h2>{title}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            {item.text && <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
