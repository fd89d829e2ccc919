import { lazy } from 'react';
import type { FinderViewData } from './finder-view-data.ts';

/** Imports the code of each view of "Can I go?". It comes with that view alone. */
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

export const finderViews = {
  answer: lazy(importView.answer),
  compare: lazy(importView.compare),
  plan: lazy(importView.plan),
};
