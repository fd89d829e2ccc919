import { FactRows } from '#app/components/sections/fact-rows.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Requirement, Statement } from '#content/types/common.ts';
import styles from './included-and-eligibility.module.css';
import { SplitSection } from './split-section.tsx';

/** Lists what is included on one side, and the requirements on the other. */
export function IncludedAndEligibility({
  included,
  eligibility,
}: {
  included: { title: string; items: readonly Statement[] };
  eligibility: { title: string; requirements: readonly Requirement[] };
}) {
  return (
    <SplitSection
      home={
        <>
          <h2>{included.title}</h2>
          <ul className={styles.included}>
            {included.items.map(({ title }) => (
              <li key={title}>
                <Icon name="check" />
                {title}
              </li>
            ))}
          </ul>
        </>
      }
      abroad={
        <>
          <h2>{eligibility.title}</h2>
          <dl className={styles.requirements}>
            <FactRows rows={eligibility.requirements} />
          </dl>
        </>
      }
    />
  );
}
