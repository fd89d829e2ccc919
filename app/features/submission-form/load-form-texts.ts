import { getLanguage } from '#content/language.ts';
import type { FormTexts } from './form-texts-context.ts';

/** Fetches the texts that all forms share, in the language of this page. For the browser. */
export async function loadFormTexts(): Promise<FormTexts> {
  const { formTexts } = await (getLanguage(location.pathname) === 'bn'
    ? import('#content/bn/forms/form-texts.ts')
    : import('#content/en/forms/form-texts.ts'));
  return formTexts;
}
