import type { RouterContextProvider } from 'react-router';
import { globalPrograms } from '#app/content/global-programs.ts';
import { options } from '#app/eligibility/options.ts';
import { answerData } from '#app/screens/can-i-go/answer-data.ts';
import { beforeTexts } from '#app/screens/can-i-go/before-texts.ts';
import { optionsFile } from '#app/screens/can-i-go/options-file.server.ts';
import { searchView } from '#app/screens/search/search-view.server.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import { dhakaDay } from '#submissions/dhaka-time.ts';
import { viewOf } from './view.ts';

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
