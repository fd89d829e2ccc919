import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import type { Action, RequiredDocument } from '#content/types/common.ts';
import styles from './documents.module.css';

/** A checklist of required documents. A script stores the ticked ones in the visitor's record, which is never sent. */
export function Documents({
  title,
  lede,
  documents,
  actions,
}: {
  title: string;
  lede: string;
  documents: readonly (RequiredDocument & { id: string })[];
  actions: readonly Action[];
}) {
  return (
    <Section
      surface="deep"
      space="section"
      className={styles.documents}
      containerClass={styles.columns}
    >
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{lede}</p>
        <ActionLinks actions={actions} onDark />
      </div>
      <ul className={styles.checklist}>
        {documents.map(({ id, name, note, icon }) => (
          <li key={name}>
            <label>
              <input type="checkbox" autoComplete="off" data-document={id} />
              <span>
                {name} {note && <small>{note}</small>}
              </span>
              {icon && <Icon name={icon} />}
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}
