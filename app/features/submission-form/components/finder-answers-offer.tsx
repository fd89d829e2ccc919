import { isModifiedClick } from '#app/components/layout/is-modified-click.ts';
import { ButtonLink } from '#app/components/ui/button.tsx';
import type { FinderAnswers } from '#app/features/submission-form/finder-answers.server.ts';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import styles from './draft-offer.module.css';

/**
 * Offers to fill in what the visitor has told “Can I go?” (requirements, "The shared application form"). Without scripts its link
 * leads to the same form with the answers filled in.
 *
 * @param use fills them in, and keeps what was typed
 */
export function FinderAnswersOffer({
  descriptions,
  href,
  use,
}: Pick<FinderAnswers, 'descriptions' | 'href'> & { use: () => void }) {
  const { finderAnswers } = useFormTexts();
  return (
    <section className={`${styles.offer} ${styles.answers}`} aria-label={finderAnswers.label}>
      <p>{finderAnswers.text(descriptions.join(' · '))}</p>
      <ButtonLink
        to={href}
        variant="ink"
        size="small"
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          use();
        }}
      >
        {finderAnswers.use}
      </ButtonLink>
    </section>
  );
}
