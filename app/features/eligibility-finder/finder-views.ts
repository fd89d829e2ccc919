import { lazy } from 'react';
import { getLanguage } from '#content/language.ts';
import { loadTexts } from './finder-texts.ts';
import type { FinderViewData } from './finder-view-data.ts';

/** Imports the code of each view of the eligibility finder, so that a page loads only the code of its view. */
const importView = {
  answer: async () => ({ default: (await import('./results-page.tsx')).ResultsPage }),
  compare: async () => ({
    default: (await import('./comparison/comparison-page.tsx')).ComparisonPage,
  }),
  plan: async () => ({
    default: (await import('#app/features/document-planner/plan-page.tsx')).PlanPage,
  }),
};

/** The texts of each view, beside those that every view needs. */
const textsByView = { compare: 'comparison', plan: 'planner' } as const;

/** Imports the code of a view and its texts in the language of the page, before it is rendered. For the browser. */
export function preloadView(view: FinderViewData['view']): Promise<unknown> {
  const language = getLanguage(location.pathname);
  return Promise.all([
    importView[view](),
    loadTexts('finder', language),
    view !== 'answer' && loadTexts(textsByView[view], language),
  ]);
}

/** The view components, which suspend until their code has loaded. */
export const finderViews = {
  answer: lazy(importView.answer),
  compare: lazy(importView.compare),
  plan: lazy(importView.plan),
};
