import type { SearchWording } from '#content/create-search-wording.ts';
import { toBengaliDigits } from '#content/formats/bengali-digits.ts';
import type { Language } from '#content/language.ts';

/** Formats a number of results before their noun: '4', '৪টি'. */
export const formatCount = (
  total: number,
  { count }: Pick<SearchWording, 'count'>,
  language: Language,
): string => `${language === 'bn' ? toBengaliDigits(total) : total}${count.classifier}`;
