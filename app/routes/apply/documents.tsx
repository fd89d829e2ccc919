import { useLanguage } from '#app/components/language/language-context.ts';
import { Section } from '#app/components/layout/section.tsx';
import { ActionLinks } from '#app/components/sections/action-links.tsx';
import { Icon } from '#app/components/ui/icon/icon.tsx';
import { documentGuides } from '#content/document-guides.ts';
import { documentSteps } from '#content/document-steps.ts';
import { formats } from '#content/formats/formats.ts';
import type { Action, RequiredDocument } from '#content/types/common.ts';
import styles from './documents.module.css';

/** The required documents as a numbered list. They are ticked on a country's page and in the forms. */
export function Documents({
  title,
  lead,
  documents,
  actions,
}: {
  title: string;
  lead: string;
  documents: readonly RequiredDocument[];
  actions: readonly Action[];
}) {
  const language = useLanguage();
  const { order, stages } = documentSteps[language];
  return (
    <Section
      surface="deep"
      space="section"
      className={styles.documents}
      containerClass={styles.columns}
    >
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
        <p>{order}</p>
        <ActionLinks actions={actions} onDark />
      </div>
      <ol className={styles.list}>
        {documents.map(({ guide, name, note, icon }, index) => {
          const { stage, how } = documentGuides[language][guide];
          return (
            <li key={name}>
              <span className={styles.number} aria-hidden="true">
                {formats[language].digits(index + 1)}
              </span>
              <div>
                {name} {note && <small>{note}</small>}
                <small>
                  <b>{`${stages[stage]}:`}</b> {how}
                </small>
              </div>
              {icon && <Icon name={icon} />}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
