import type { confirmation } from '#content/en/forms/confirmation.ts';
import type { Translation } from '#content/types/translation.ts';

/** The texts of a confirmation, in the language of the page. */
export type ConfirmationTexts = Translation<typeof confirmation>;
