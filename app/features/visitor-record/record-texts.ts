import { visitorRecordTexts } from '#content/en/visitor-record.ts';
import { getLanguage, localisePath } from '#content/language.ts';
import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';

/**
 * Returns the texts of the record in the language of the page. Only Bengali pages import the Bengali ones.
 *
 * @throws TypeError if the file can't be fetched
 */
export const loadRecordTexts = async (): Promise<VisitorRecordTexts> =>
  getLanguage(location.pathname) === 'en'
    ? visitorRecordTexts
    : (await import('#content/bn/visitor-record.ts')).visitorRecordTexts;

/** Returns a link of the record in the language of the current page. */
export const localiseRecordLink = (path: string): string =>
  localisePath(path, getLanguage(location.pathname));
