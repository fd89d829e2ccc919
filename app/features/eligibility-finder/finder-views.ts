import { lazy } from 'react';
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

/** Imports the code of a view before it is rendered. */
export const preloadView = (view: FinderViewData['view']): Promise<unknown> => importView[view]();

/** The view components, which suspend until their code has loaded. */
export const finderViews = {
  answer: lazy(importView.answer),
  compare: lazy(importView.compare),
  plan: lazy(importView.plan),
};
