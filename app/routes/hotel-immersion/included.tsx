import { FactRows } from '#app/components/sections/fact-rows.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { DisplayedEligibility } from '#content/types/programme.ts';
import styles from './included.module.css';

/** The included items, on a card that looks like a receipt, beside the eligibility requirements. */
export function Included({
  included,
  eligibility,
}: {
  included: { title: string; items: readonly string[] };
  eligibility: DisplayedEligibility;
}) {
  return (
    <div className={styles.columns}>
      <section className={styles.included}>
        <div className={styles.card}>
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
          <FactRows rows={eligibility.requirements} />
        </dl>
      </section>
    </div>
  );
}
