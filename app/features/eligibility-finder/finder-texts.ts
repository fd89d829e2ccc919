import { createContext, use } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import type { Language } from '#content/language.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import { fetchOpportunities } from './fetch-opportunities.ts';

/** The texts are files of their own, so that a page loads those of its language. */
const imports = {
  en: () => import('#content/en/finder-texts.ts'),
  bn: () => import('#content/bn/finder-texts.ts'),
};

async function load(language: Language): Promise<FinderTexts> {
  const [{ createTexts }, { places }] = await Promise.all([
    imports[language](),
    fetchOpportunities(),
  ]);
  return createTexts(places);
}

/** The texts of this page, which has one language. */
let request: Promise<FinderTexts> | undefined;

/**
 * Loads the texts of "Can I go?", before they are rendered. A failed import isn't cached.
 *
 * @throws TypeError if the file can't be fetched
 */
export function loadFinderTexts(language: Language): Promise<FinderTexts> {
  if (request) return request;
  const loading = load(language);
  request = loading;
  loading.catch(() => {
    request = undefined;
  });
  return loading;
}

/**
 * The server provides the texts (entry.server.tsx), because it renders both languages. In the browser the value is undefined.
 */
export const FinderTextsContext = createContext<FinderTexts | undefined>(undefined);

/** Returns the texts of "Can I go?" in the language of the page. */
export function useFinderTexts(): FinderTexts {
  const language = useLanguage();
  return use(FinderTextsContext) ?? use(loadFinderTexts(language));
}
