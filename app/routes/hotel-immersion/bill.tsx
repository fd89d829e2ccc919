import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { ShownEligibility } from '#content/types/programme.ts';
import styles from './bill.module.css';

/** What is included, on a bill torn off the roll, beside who may apply. */
export function Bill({
  included,
  eligibility,
}: {
  included: { title: string; items: readonly string[] };
  eligibility: ShownEligibility;
}) {
  return (
    <div className={styles.halves}>
      <section className={styles.desk}>
        <div className={styles.paper}>
          <h2>{included.title}</h2>
          <ul>
            {included.items.map((item) => (
              <li key={item}>
                {item}
                <Icon name="check" />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.eligibility}>
        <h2>{eligibility.title}</h2>
        <dl>
          {eligibility.requirements.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value} {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
