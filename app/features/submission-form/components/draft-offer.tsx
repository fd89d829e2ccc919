import { Button } from '#app/components/ui/button.tsx';
import type { StoredDraft } from '#app/features/submission-form/draft.ts';
import { draftOffer } from '#content/forms/notices.ts';
import styles from './draft-offer.module.css';

/**
 * Offers the answers that are kept in the browser, with their time; nothing of them is shown before they are asked
 * for (requirements, "The shared application form"). A bar over the page's foot, so that the page doesn't move.
 */
export function DraftOffer({
  draft,
  use,
  remove,
}: {
  draft: Pick<StoredDraft, 'savedAt' | 'isPartial'>;
  use: () => void;
  remove: () => void;
}) {
  return (
    <section className={styles.offer} aria-label={draftOffer.label}>
      <p role="status">{draftOffer.text(draft)}</p>
      <div className={styles.choices}>
        <Button type="button" variant="ink" size="small" onClick={use}>
          {draftOffer.use}
        </Button>
        <Button type="button" variant="ghost" size="small" onClick={remove}>
          {draftOffer.remove}
        </Button>
      </div>
    </section>
  );
}
