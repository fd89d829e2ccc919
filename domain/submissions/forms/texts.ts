import { fieldTexts, limitMessages, specialTexts } from '#content/forms/fields.ts';
import { forms } from '#content/forms/forms.ts';
import { optionLabels } from '#content/forms/options.ts';
import type { Language } from '#content/language.ts';
import { nationalities } from '#content/nationalities.ts';

/** Returns the texts of which the definitions of forms consist. Only the server has them. */
export const getTexts = (language: Language) => ({
  fieldTexts: fieldTexts[language],
  limitMessages: limitMessages[language],
  specialTexts: specialTexts[language],
  forms: forms[language],
  optionLabels: optionLabels[language],
  nationalities: nationalities[language],
});

/** Returns the options of a field from its labels by value. Their order is that of the labels. */
export const createOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
