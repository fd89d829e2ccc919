import { Button } from '#app/components/ui/button.tsx';
import type { StoredDraft } from '#app/features/submission-form/draft.ts';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import styles from './draft-offer.module.css';

export type OfferedDraft = {
  draft: Pick<StoredDraft, 'savedAt' | 'isPartial'>;
  use: () => void;
  remove: () => void;
};

/**
 * Offers to restore the draft that is saved in the browser, with the time of its last change. It shows no answer before the
 * visitor restores the draft (requirements, "The shared application form"). The bar is fixed at the bottom of the window, so
 * that the page doesn't move. In an iframe, whose window is as high as the form, it is a part of the form (form-start.tsx).
 */
export function DraftOffer({
  draft,
  use,
  remove,
  isInForm = false,
}: OfferedDraft & { isInForm?: boolean }) {
  const { draftOffer } = useFormTexts();
  return (
    <section
      className={`${styles.offer} ${isInForm ? styles.inForm : styles.fixed}`}
      aria-label={draftOffer.label}
    >
      <p role="status">{isInForm ? draftOffer.line(draft) : draftOffer.text(draft)}</p>
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
