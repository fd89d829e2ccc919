import type { RouterContextProvider } from 'react-router';
import { answerData } from '#app/features/eligibility-finder/answer-data.ts';
import { beforeTexts } from '#app/features/eligibility-finder/before-texts.ts';
import { viewOf } from '#app/features/eligibility-finder/global-programs-view.ts';
import { optionsFile } from '#app/features/eligibility-finder/options-file.server.ts';
import { searchView } from '#app/features/search/page/search-view.server.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import { dhakaDay } from '#common/dhaka-time.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { options } from '#domain/eligibility/options.ts';

/** What stands at an address of /global-programs. */
export async function viewData(query: URLSearchParams, context: Readonly<RouterContextProvider>) {
  switch (viewOf(query)) {
    case 'can-i-go':
      return answerData(query, optionsFile, dhakaDay(new Date().toISOString()));
    case 'search':
      return {
        view: 'search' as const,
        results: await searchView(query.get('q') ?? '', context.get(contentServiceContext)),
      };
    case 'overview':
      return {
        view: 'overview' as const,
        content: globalPrograms,
        before: beforeTexts(options),
      };
  }
}
