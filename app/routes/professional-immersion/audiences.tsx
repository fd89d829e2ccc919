import styles from './audiences.module.css';
import { Room } from './room.tsx';

/** Who should join, in the building's largest type. */
export function Audiences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Room title={title} ground="print" className={styles.audiences}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Room>
  );
}
