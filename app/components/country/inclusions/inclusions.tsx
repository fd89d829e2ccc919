import { Icon } from '#app/components/ui/icon/icon.tsx';
import { Tabs } from '#app/components/ui/tabs/tabs.tsx';
import styles from './inclusions.module.css';

/** Two halves: what the programs give you, and what their price covers and doesn't. */
export function Inclusions({
  benefits,
  included,
  notIncluded,
}: {
  benefits: readonly string[];
  included: readonly string[];
  notIncluded: readonly string[];
}) {
  return (
    <div className={styles.halves}>
      <section className={styles.benefits}>
        <h2>Program Benefits</h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
      <section className={styles.inclusions}>
        <h2 className="visually-hidden">Included and not included</h2>
        <Tabs
          label="Included and not included"
          tabs={[
            {
              id: 'included',
              name: "What's Included",
              panel: (
                <ul>
                  {included.map((item) => (
                    <li key={item}>
                      <Icon name="check" />
                      {item}
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              id: 'not-included',
              name: 'Not Included',
              panel: (
                <ul className={styles.without}>
                  {notIncluded.map((item) => (
                    <li key={item}>
                      <Icon name="close" />
                      {item}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </section>
    </div>
  );
}
