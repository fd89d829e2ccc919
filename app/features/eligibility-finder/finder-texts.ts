import { createContext, use } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
import { finderTexts as english } from '#content/en/finder-texts.ts';
import type { Language } from '#content/language.ts';
import type { ComparisonTexts } from '#content/types/comparison-texts.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import type { PlannerTexts } from '#content/types/planner-texts.ts';

/** The texts of "Can I go?" in one language: those of every view, of the comparison, and of the plan. */
export type AllFinderTexts = {
  finder: FinderTexts;
  comparison: ComparisonTexts;
  planner: PlannerTexts;
};

/** The Bengali texts are files of their own, which English pages don't load. */
const imports: { [Name in keyof AllFinderTexts]: () => Promise<AllFinderTexts[Name]> } = {
  finder: async () => (await import('#content/bn/finder-texts.ts')).finderTexts,
  comparison: async () =>
    (await import('#content/bn/eligibility-finder-comparison.ts')).comparisonTexts,
  planner: async () => (await import('#content/bn/document-planner.ts')).plannerTexts,
};

const requests: { [Name in keyof AllFinderTexts]?: Promise<AllFinderTexts[Name]> | undefined } = {};

function importTexts<Name extends keyof AllFinderTexts>(name: Name): Promise<AllFinderTexts[Name]> {
  const known: Promise<AllFinderTexts[Name]> | undefined = requests[name];
  if (known) return known;
  const request: Promise<AllFinderTexts[Name]> = imports[name]();
  Object.assign(requests, { [name]: request });
  request.catch(() => Object.assign(requests, { [name]: undefined }));
  return request;
}

/**
 * Imports texts before they are rendered, if the page is in Bengali. A failed import isn't cached.
 *
 * @throws TypeError if the file can't be fetched
 */
export const loadTexts = async (name: keyof AllFinderTexts, language: Language): Promise<void> => {
  if (language === 'bn') await importTexts(name);
};

/** The server provides all texts (entry.server.tsx), because it renders both languages. In the browser the value is undefined. */
export const FinderTextsContext = createContext<AllFinderTexts | undefined>(undefined);

/**
 * Returns texts in the language of the page.
 *
 * @param englishTexts the English texts, which are bundled with their view
 */
export function useTexts<Name extends keyof AllFinderTexts>(
  name: Name,
  englishTexts: AllFinderTexts[Name],
): AllFinderTexts[Name] {
  const language = useLanguage();
  const provided = use(FinderTextsContext);
  if (provided) return provided[name];
  return language === 'en' ? englishTexts : use(importTexts(name));
}

/** Returns the texts that every view needs. */
export const useFinderTexts = (): FinderTexts => useTexts('finder', english);
