import { useState } from 'react';
import { useFormTexts } from '#app/features/submission-form/form-texts-context.ts';
import type { Progress } from '#app/features/submission-form/progress.ts';
import { DraftOffer, type OfferedDraft } from './draft-offer.tsx';
import styles from './form-start.module.css';
import { ProgressLine } from './progress-line.tsx';

/**
 * The start of a form that has a page or an iframe of its own (`/embed/FORM`): the progress of a long one, the introduction, and the language of
 * the answers. In an iframe an offer replaces the introduction. The space is high enough for either, so that no field moves.
 */
export function FormStart({
  introduction,
  progress,
  isEmbedded,
  offer,
}: {
  introduction: string;
  progress: Progress | undefined;
  /** Whether the form is in an iframe, so that a draft is offered here. */
  isEmbedded: boolean;
  offer: OfferedDraft | undefined;
}) {
  const { draftOffer, letters } = useFormTexts();
  const [isPartial, setPartial] = useState(false);
  return (
    <>
      {progress && (
        <div className={styles.progress}>
          <ProgressLine progress={progress} />
        </div>
      )}
      <div className={`${styles.introduction} ${isEmbedded ? styles.withOffer : ''}`}>
        {isEmbedded && offer ? (
          <DraftOffer
            {...offer}
            use={() => {
              setPartial(offer.draft.isPartial);
              offer.use();
            }}
            isInForm
          />
        ) : (
          <p role={isPartial ? 'status' : undefined}>
            {isPartial ? draftOffer.isPartial : introduction}
          </p>
        )}
      </div>
      <p className={styles.letters}>{letters}</p>
    </>
  );
}
