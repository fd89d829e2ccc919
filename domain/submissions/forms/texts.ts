import * as bengaliFields from '#content/bn/forms/fields.ts';
import { forms as bengaliForms } from '#content/bn/forms/forms.ts';
import * as bengaliOptions from '#content/bn/forms/options.ts';
import { nationalities as bengaliNationalities } from '#content/bn/nationalities.ts';
import * as englishFields from '#content/en/forms/fields.ts';
import { forms as englishForms } from '#content/en/forms/forms.ts';
import * as englishOptions from '#content/en/forms/options.ts';
import type { Language } from '#content/language.ts';
import { nationalities as englishNationalities } from '#content/nationalities.ts';

const texts = {
  en: {
    ...englishFields,
    ...englishOptions,
    forms: englishForms,
    nationalities: englishNationalities,
  },
  bn: {
    ...bengaliFields,
    ...bengaliOptions,
    forms: bengaliForms,
    nationalities: bengaliNationalities,
  },
};

/** Returns the texts of which the definitions of forms consist. Only the server has both languages. */
export const getTexts = (language: Language) => texts[language];

/** Returns the options of a field from its labels by value. Their order is that of the labels. */
export const createOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));
