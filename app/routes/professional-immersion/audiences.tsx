import styles from './audiences.module.css';
import { Panel } from './panel.tsx';

/** Lists who should join, in the largest type of the page. */
export function Audiences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Panel title={title} surface="print" className={styles.audiences}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Panel>
  );
}
