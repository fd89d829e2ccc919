import { useLanguage } from '#app/components/language/language-context.ts';
import { type DocumentGuideId, documentGuides } from '#content/document-guides.ts';
import { documentSteps } from '#content/document-steps.ts';
import styles from './document-text.module.css';

type Props = {
  /** The id of the guide to the document. */
  guide: DocumentGuideId;
  name: string;
  note?: string | undefined;
};

/** A document's name, with how to get it, and when, if not now. */
export function DocumentText({ guide: id, name, note }: Props) {
  const language = useLanguage();
  const { stage, how } = documentGuides[language][id];
  return (
    <span>
      {name} {note && <small>{note}</small>}
      <small className={styles.how}>
        {stage !== 'before acceptance' && <b>{`${documentSteps[language].stages[stage]}: `}</b>}
        {how}
      </small>
    </span>
  );
}
