import type { Language } from '#content/language.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';

/** The texts are files of their own, so that a page loads those of its language. */
const imports = {
  en: () => import('#content/en/finder-texts.ts'),
  bn: () => import('#content/bn/finder-texts.ts'),
};

/**
 * Loads the texts of "Can I go?" in one language. For the browser.
 *
 * @throws TypeError if a file can't be fetched, and Error if the response with the opportunities isn't 2xx
 */
export async function loadFinderTexts(language: Language): Promise<FinderTexts> {
  const [{ createTexts }, { places }] = await Promise.all([
    imports[language](),
    fetchOpportunities(),
  ]);
  return createTexts(places);
}
