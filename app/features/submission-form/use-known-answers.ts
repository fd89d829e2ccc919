import { useState } from 'react';
import { visitorRecord } from '#app/features/visitor-record/record-store.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import type { Answers, Form } from '#domain/submissions/form.ts';
import { findKnownAnswers, type KnownAnswers } from './known-answers.ts';
import { getPagePath } from './recorded-form.ts';

/**
 * The offer to begin a form with what the visitor chose on other pages.
 *
 * @param onClose is called with the answers to fill in, or without any if the visitor refuses
 */
export function useKnownAnswers(form: Form, onClose: (answers?: Answers) => void) {
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
    /** Offers what is known to a form with these answers. */
    find(current: Answers) {
      const today = toDhakaDay(new Date().toISOString());
      const { plan } = visitorRecord.read();
      setKnown(findKnownAnswers(form, plan, { current, page: getPagePath(), today }));
    },
    /** Takes the offer back, as when the visitor begins to type. */
    withdraw: () => setKnown(undefined),
  };
}
