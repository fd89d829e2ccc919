import type { Language } from '../language.ts';
import type { Formats } from '../types/formats.ts';
import { bengaliFormats } from './bn.ts';
import { englishFormats } from './en.ts';

/**
 * How each language writes numbers, money, dates, durations and lists: `formats[language].date('2027-05-03')`. For the server.
 */
export const formats: Record<Language, Formats> = { en: englishFormats, bn: bengaliFormats };
