import { useLanguage } from '#app/components/language/language-context.ts';
import { documentSteps } from '#content/document-steps.ts';
import styles from './document-ticks.module.css';

/** Below a list of documents: where the ticks are kept, and a button that deletes them, which a script shows. */
export function DocumentTicks() {
  const { kept, remove, removed } = documentSteps[useLanguage()];
  return (
    <div className={styles.ticks}>
      <p>
        {kept}{' '}
        <button type="button" className="text-link" data-delete-ticks hidden>
          {remove}
        </button>
      </p>
      <p role="status" data-ticks-deleted={removed} />
    </div>
  );
}
