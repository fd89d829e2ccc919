import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { DocumentCheckbox } from '#app/components/sections/document-checkbox.tsx';
import { DocumentTicks } from '#app/components/sections/document-ticks.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { documentSteps } from '#content/document-steps.ts';
import type { Action, RequiredDocument } from '#content/types/common.ts';
import styles from './documents.module.css';

/** A checklist of required documents. A script keeps the ticked ones on the device; they are never sent. */
export function Documents({
  title,
  lede,
  documents,
  actions,
}: {
  title: string;
  lede: string;
  documents: readonly RequiredDocument[];
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
        <p>{documentSteps[useLanguage()].order}</p>
        <ActionLinks actions={actions} onDark />
      </div>
      <div className={styles.checklist}>
        <ul>
          {documents.map(({ guide, name, note, icon }) => (
            <li key={name}>
              <DocumentCheckbox guide={guide} name={name} note={note} />
              {icon && <Icon name={icon} />}
            </li>
          ))}
        </ul>
        <div className={styles.ticks}>
          <DocumentTicks />
        </div>
      </div>
    </Section>
  );
}
