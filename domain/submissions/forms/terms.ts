import { dataNotices, guardianNotices } from '#content/forms/data-notices.ts';
import { terms as termsTexts } from '#content/forms/terms.ts';
import type { Language } from '#content/language.ts';
import type { Terms } from '../form.ts';
import { computeTermsVersion } from '../terms-version.ts';
import { getTexts } from './texts.ts';

function createTerms(language: Language): Terms {
  const { label, labelEnd, message, points, ...texts } = termsTexts[language];
  const { noun } = getTexts(language).forms.applications;
  const terms = {
    ...texts,
    ...(labelEnd && { labelEnd }),
    field: { kind: 'checkbox', name: 'agreeToTerms', label, message },
    points: [...points, ...dataNotices[language].points(noun), guardianNotices[language].term],
  } satisfies Omit<Terms, 'version'>;
  return { ...terms, version: computeTermsVersion(terms) };
}

/** The terms that an applicant agrees to, in each language. A changed word makes a new version. */
export const terms = { en: createTerms('en'), bn: createTerms('bn') };
