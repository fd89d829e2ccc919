import type { RouterContextProvider } from 'react-router';
import { createEmptyStateTexts } from '#app/features/eligibility-finder/empty-state-texts.ts';
import { selectFinderViewData } from '#app/features/eligibility-finder/finder-view-data.ts';
import { getGlobalProgramsView } from '#app/features/eligibility-finder/global-programs-view.ts';
import { opportunitiesFile } from '#app/features/eligibility-finder/opportunities-file.server.ts';
import { loadSearchView } from '#app/features/search/page/search-view.server.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import { globalPrograms } from '#content/global-programs.ts';
import type { Language } from '#content/language.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';

/** Loads the data of the view that the query of /global-programs selects. `view` in the result names it. */
export async function loadViewData(
  query: URLSearchParams,
  context: Readonly<RouterContextProvider>,
  language: Language,
) {
  switch (getGlobalProgramsView(query)) {
    case 'can-i-go':
      return selectFinderViewData(query, opportunitiesFile, toDhakaDay(new Date().toISOString()));
    case 'search':
      return {
        view: 'search' as const,
        results: await loadSearchView(
          query.get('q') ?? '',
          context.get(contentServiceContext),
          language,
        ),
      };
    case 'overview':
      return {
        view: 'overview' as const,
        content: globalPrograms,
        emptyState: createEmptyStateTexts(opportunities),
      };
  }
}
