import { createContext, use } from 'react';
import { useLanguage } from '#app/components/language/language-context.ts';
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

/** Each language is a file of its own, so that no browser loads both. */
const imports: {
  [Name in keyof AllFinderTexts]: Record<Language, () => Promise<AllFinderTexts[Name]>>;
} = {
  finder: {
    en: async () => (await import('#content/en/finder-texts.ts')).finderTexts,
    bn: async () => (await import('#content/bn/finder-texts.ts')).finderTexts,
  },
  comparison: {
    en: async () => (await import('#content/en/eligibility-finder-comparison.ts')).comparisonTexts,
    bn: async () => (await import('#content/bn/eligibility-finder-comparison.ts')).comparisonTexts,
  },
  planner: {
    en: async () => (await import('#content/en/document-planner.ts')).plannerTexts,
    bn: async () => (await import('#content/bn/document-planner.ts')).plannerTexts,
  },
};

const requests: { [Name in keyof AllFinderTexts]?: Promise<AllFinderTexts[Name]> | undefined } = {};

/**
 * Imports texts in the language of the document, once. A failed import isn't cached.
 *
 * @throws TypeError if the file can't be fetched
 */
export function loadTexts<Name extends keyof AllFinderTexts>(
  name: Name,
  language: Language,
): Promise<AllFinderTexts[Name]> {
  const known: Promise<AllFinderTexts[Name]> | undefined = requests[name];
  if (known) return known;
  const request: Promise<AllFinderTexts[Name]> = imports[name][language]();
  Object.assign(requests, { [name]: request });
  request.catch(() => Object.assign(requests, { [name]: undefined }));
  return request;
}

/** Provided only by the server (entry.server.tsx), which renders both languages. */
export const FinderTextsContext = createContext<AllFinderTexts | undefined>(undefined);

function useTexts<Name extends keyof AllFinderTexts>(name: Name): AllFinderTexts[Name] {
  const language = useLanguage();
  return use(FinderTextsContext)?.[name] ?? use(loadTexts(name, language));
}

/** Returns the texts that every view needs. */
export const useFinderTexts = () => useTexts('finder');

/** Returns the texts of the comparison. */
export const useComparisonTexts = () => useTexts('comparison');

/** Returns the texts of the plan. */
export const usePlannerTexts = () => useTexts('planner');
