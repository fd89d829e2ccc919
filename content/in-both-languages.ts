import { formats } from './formats/formats.ts';
import type { Language } from './language.ts';
import type { Formats } from './types/formats.ts';

/** Returns the text of the language in which content is created: `t('Germany', 'জার্মানি')`. */
export type Translate = (english: string, bengali: string) => string;

/**
 * Creates content in both languages from one source, so that a figure stands once and each text beside its translation. For the
 * server: what browsers load is split by language, so that a page gets one of them.
 *
 * @param create called once for each language. `t` picks its text, `format` writes its figures, and `language` picks it from
 * other content: `programme[language].name`
 */
export const inBothLanguages = <Content>(
  create: (t: Translate, format: Formats, language: Language) => Content,
): Record<Language, Content> => ({
  en: create((english) => english, formats.en, 'en'),
  bn: create((_, bengali) => bengali, formats.bn, 'bn'),
});
