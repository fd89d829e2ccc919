import { opening } from '#app/content/can-i-go.ts';
import { globalPrograms } from '#app/content/global-programs.ts';
import { options } from '#app/eligibility/options.ts';
import { beforeTexts } from '#app/screens/can-i-go/before-texts.ts';
import type { View } from './view.ts';

/** What a view shows. */
export function viewData(view: View) {
  switch (view) {
    case 'answer':
    case 'compare':
    case 'plan':
      return { view: 'answer' as const, options };
    default:
      return {
        view: 'overview' as const,
        content: globalPrograms,
        opening,
        before: beforeTexts(options),
      };
  }
}
