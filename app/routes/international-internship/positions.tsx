import { Section } from '#app/components/layout/section.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Position } from '#content/types/common.ts';
import styles from './positions.module.css';

/** Lists the position areas. They look like the tags of a hotel's key rack. */
export function Positions({
  title,
  lead,
  positions,
}: {
  title: string;
  lead: string;
  positions: readonly Position[];
}) {
  return (
    <Section surface="butter" className={styles.section} containerClass={styles.columns}>
      <div>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <ul className={styles.list}>
        {positions.map(({ id, name, icon }) => (
          <li key={id}>
            <span className={styles.tag}>
              <Icon name={icon} />
              {name}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
