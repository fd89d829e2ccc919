import type { Item } from '#content/types/common.ts';
import styles from './departments.module.css';

/** The departments. Each card looks like a sign that hangs on a door knob. */
export function Departments({
  title,
  departments,
}: {
  title: string;
  departments: readonly Item[];
}) {
  return (
    <section className={styles.departments}>
      <div className="container">
        <h2>{title}</h2>
        <ul>
          {departments.map((department) => (
            <li key={department.title}>
              <div className={styles.card}>
                <h3>{department.title}</h3>
                <p>{department.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
