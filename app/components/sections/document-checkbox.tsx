import { useLanguage } from '#app/components/language/language-context.ts';
import { type DocumentGuideId, documentGuides } from '#content/document-guides.ts';
import { documentSteps } from '#content/document-steps.ts';
import styles from './document-checkbox.module.css';

/** A document as a checkbox, with how to get it, and when, if not now. A script keeps the ticks on the device. */
export function DocumentCheckbox({
  guide: id,
  name,
  note,
}: {
  /** The id of the guide to the document, under which its tick is stored. */
  guide: DocumentGuideId;
  name: string;
  note?: string | undefined;
}) {
  const language = useLanguage();
  const { stage, how } = documentGuides[language][id];
  return (
    <label>
      <input type="checkbox" autoComplete="off" data-document={id} />
      <span>
        {name} {note && <small>{note}</small>}
        <small className={styles.how}>
          {stage !== 'before acceptance' && <b>{`${documentSteps[language].stages[stage]}: `}</b>}
          {how}
        </small>
      </span>
    </label>
  );
}
