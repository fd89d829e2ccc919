import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { MoreLink } from '#app/components/ui/more-link.tsx';
import type { Action, Metric } from '#content/types/common.ts';
import styles from './duration.module.css';
import { SplitSection } from './split-section.tsx';

/** Shows the length of the stay in very large type, and beside it the introduction and the links. */
export function Duration({
  stay,
  lead,
  actions,
  finder,
}: {
  stay: Metric;
  lead: string;
  actions: readonly Action[];
  /** The link to "Can I go?" with the programme filled in. */
  finder: Action;
}) {
  return (
    <SplitSection
      home={
        <p className={styles.figure}>
          <b className="digits">{stay.number}</b> {stay.label}
        </p>
      }
      abroad={
        <>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ActionLinks actions={actions} onDark />
          <p className={styles.finderLink}>
            <MoreLink to={finder.to}>{finder.name}</MoreLink>
          </p>
        </>
      }
    />
  );
}
