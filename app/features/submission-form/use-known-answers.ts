import { useState } from 'react';
import { hasStoredRecord } from '#app/features/visitor-record/record-key.ts';
import type { Answers, Form } from '#domain/submissions/form.ts';
import { useFormTexts } from './form-texts-context.ts';
import type { KnownAnswers } from './known-answers.ts';

/**
 * Manages the offer to fill in a form with what the visitor chose on other pages.
 *
 * @param onClose is called with the answers to fill in, or without any if the visitor refuses
 */
export function useKnownAnswers(form: Form, onClose: (answers?: Answers) => void) {
  const { month } = useFormTexts().knownAnswersOffer;
  const [known, setKnown] = useState<KnownAnswers>();
  const close = (answers?: Answers) => {
    setKnown(undefined);
    onClose(answers);
  };
  return {
    offer: known && {
      words: known.words,
      use: () => close(known.answers),
      refuse: () => close(),
    },
    /** Offers known answers for the empty fields of the form. The code is imported only if there is a record. */
    find(current: Answers) {
      if (!hasStoredRecord()) return;
      import('./known-answers.ts').then(
        ({ readKnownAnswers }) => setKnown(readKnownAnswers(form, current, month)),
        // The form works without the offer.
        () => {},
      );
    },
    /** Withdraws the offer, for example when the visitor begins to type. */
    withdraw: () => setKnown(undefined),
  };
}
