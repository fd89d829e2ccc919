import { getLanguage, type Language, localisePath } from '#content/language.ts';
import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';

/**
 * Imports the texts of the record in the language of the page.
 *
 * @throws TypeError if the file can't be fetched
 */
export async function importRecordTexts(): Promise<VisitorRecordTexts> {
  const { visitorRecordTexts } = await (getLanguage(location.pathname) === 'en'
    ? import('#content/en/visitor-record.ts')
    : import('#content/bn/visitor-record.ts'));
  return visitorRecordTexts;
}

/** Returns a link of the record in the language of the current page. */
export const localiseRecordLink = (path: string): string =>
  localisePath(path, getLanguage(location.pathname));

/**
 * Returns the language of a plan's name. The record has the name in the language in which the plan was made, whatever the
 * language of the current page.
 */
export const getNameLanguage = (name: string): Language =>
  /\p{Script=Bengali}/u.test(name) ? 'bn' : 'en';
