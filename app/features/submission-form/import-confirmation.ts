import type { Language } from '#content/language.ts';
import type { ConfirmationTexts } from './confirmation-texts.ts';

export type ConfirmationModule = typeof import('./components/inline-confirmation.tsx') & {
  texts: ConfirmationTexts;
};

/**
 * Imports the confirmation, which isn't part of the page since its styles are an eighth of the page's CSS, and its texts in the
 * language of the page. They are fetched before the form is sent, so that every stored submission is also confirmed. React's
 * `lazy` isn't used, since a failed import would then make the whole page fail.
 *
 * @returns undefined if the import fails
 */
export async function importConfirmation(
  language: Language,
): Promise<ConfirmationModule | undefined> {
  try {
    const [component, { confirmation: texts }] = await Promise.all([
      import('./components/inline-confirmation.tsx'),
      language === 'bn'
        ? import('#content/bn/forms/confirmation.ts')
        : import('#content/en/forms/confirmation.ts'),
    ]);
    return { ...component, texts };
  } catch {
    return undefined;
  }
}
