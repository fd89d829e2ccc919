import { Button } from '#app/components/ui/button.tsx';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import styles from './draft-offer.module.css';

/** What the visitor chose on other pages, in words: 'Germany, 6 months'. */
export type OfferedAnswers = { words: string; use: () => void; refuse: () => void };

/**
 * Offers to begin the form with what the visitor chose on other pages. It looks like the offer of a draft (draft-offer.tsx).
 */
export function KnownAnswersOffer({
  words,
  use,
  refuse,
  isInForm = false,
}: OfferedAnswers & { isInForm?: boolean }) {
  const { knownAnswersOffer: texts } = useFormTexts();
  return (
    <section
      className={`${styles.offer} ${isInForm ? styles.inForm : styles.fixed}`}
      aria-label={texts.label}
    >
      <p role="status">{texts.text(words)}</p>
      <div className={styles.choices}>
        <Button type="button" variant="ink" size="small" onClick={use}>
          {texts.use}
        </Button>
        <Button type="button" variant="ghost" size="small" onClick={refuse}>
          {texts.refuse}
        </Button>
      </div>
    </section>
  );
}
