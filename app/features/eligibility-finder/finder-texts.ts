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

/** The texts are files of their own, so that a page loads those of its language and its view. */
const imports: Record<
  Language,
  { [Name in keyof AllFinderTexts]: () => Promise<AllFinderTexts[Name]> }
> = {
  en: {
    finder: async () => (await import('#content/en/finder-texts.ts')).finderTexts,
    comparison: async () =>
      (await import('#content/en/eligibility-finder-comparison.ts')).comparisonTexts,
    planner: async () => (await import('#content/en/document-planner.ts')).plannerTexts,
  },
  bn: {
    finder: async () => (await import('#content/bn/finder-texts.ts')).finderTexts,
    comparison: async () =>
      (await import('#content/bn/eligibility-finder-comparison.ts')).comparisonTexts,
    planner: async () => (await import('#content/bn/document-planner.ts')).plannerTexts,
  },
};

/** The texts of this page, which has one language. */
const requests: { [Name in keyof AllFinderTexts]?: Promise<AllFinderTexts[Name]> | undefined } = {};

/**
 * Imports texts, before they are rendered. A failed import isn't cached.
 *
 * @throws TypeError if the file can't be fetched
 */
export function loadTexts<Name extends keyof AllFinderTexts>(
  name: Name,
  language: Language,
): Promise<AllFinderTexts[Name]> {
  const known: Promise<AllFinderTexts[Name]> | undefined = requests[name];
  if (known) return known;
  const request: Promise<AllFinderTexts[Name]> = imports[language][name]();
  Object.assign(requests, { [name]: request });
  request.catch(() => Object.assign(requests, { [name]: undefined }));
  return request;
}

/**
 * The server provides all texts (entry.server.tsx), because it renders both languages. In the browser the value is undefined.
 */
export const FinderTextsContext = createContext<AllFinderTexts | undefined>(undefined);

/** Returns texts in the language of the page. */
function useTexts<Name extends keyof AllFinderTexts>(name: Name): AllFinderTexts[Name] {
  const language = useLanguage();
  const provided = use(FinderTextsContext);
  return provided ? provided[name] : use(loadTexts(name, language));
}

/** Returns the texts that every view needs. */
export const useFinderTexts = (): FinderTexts => useTexts('finder');

/** Returns the texts of the comparison. */
export const useComparisonTexts = (): ComparisonTexts => useTexts('comparison');

/** Returns the texts of the plan. */
export const usePlannerTexts = (): PlannerTexts => useTexts('planner');
