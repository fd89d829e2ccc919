import { createContext, use } from 'react';
import type { formTexts } from '#content/en/forms/form-texts.ts';
import type { Translation } from '#content/types/translation.ts';

export type FormTexts = Translation<typeof formTexts>;

/**
 * The texts that all forms share, in the language of the page. On the server `FormIsland` provides both languages, in the
 * browser `loadFormTexts` fetches one, so that no visitor loads the other.
 */
export const FormTextsContext = createContext<FormTexts | undefined>(undefined);

/** @throws Error outside a form */
export function useFormTexts(): FormTexts {
  const texts = use(FormTextsContext);
  if (!texts) throw new Error('FormTextsContext has no value: render the form in a FormIsland');
  return texts;
}
