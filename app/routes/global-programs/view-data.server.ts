import { data, type RouterContextProvider, redirect } from 'react-router';
import { getGlobalProgramsView } from '#app/features/eligibility-finder/global-programs-view.ts';
import { findNewAddress } from '#app/features/eligibility-finder/old-addresses.server.ts';
import { createSheetView } from '#app/features/opportunity-sheet/sheet-view.server.ts';
import { loadSearchView } from '#app/features/search/page/search-view.server.ts';
import { redirectPolicy } from '#app/rendering/content-security-policy.server.ts';
import { contentServicesContext } from '#blog/context.server.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import { finderMetadata } from '#content/eligibility-finder.ts';
import { globalPrograms } from '#content/global-programs.ts';
import type { Language } from '#content/language.ts';
import type { PageMetadata } from '#content/types/page-metadata.ts';
import { siteUrlContext } from '#server/contexts.ts';

/**
 * Loads the data of the view that the query of /global-programs selects. `view` in the result names it.
 *
 * @throws a redirect for a plan or a comparison, and a response with status 404 if the sheet for the family is about an unknown opportunity
 */
export async function loadViewData(
  query: URLSearchParams,
  language: Language,
  context: Readonly<RouterContextProvider>,
) {
  const today = toDhakaDay(new Date().toISOString());
  switch (getGlobalProgramsView(query)) {
    case 'eligibility-finder':
      return { view: 'answer' as const };
    case 'moved':
      throw redirect(findNewAddress(query, language), {
        status: 301,
        headers: { 'Content-Security-Policy': redirectPolicy },
      });
    case 'sheet': {
      const siteUrl = context.get(siteUrlContext);
      const sheet = createSheetView(query, language, { siteUrl, today });
      if (!sheet) throw data(null, { status: 404 });
      return { view: 'sheet' as const, sheet };
    }
    case 'search':
      return {
        view: 'search' as const,
        results: await loadSearchView(
          query.get('q') ?? '',
          context.get(contentServicesContext),
          language,
        ),
      };
    case 'overview':
      return {
        view: 'overview' as const,
        content: globalPrograms[language],
      };
  }
}

/** Returns the title and the description of a view. */
export function getViewMetadata(
  view: Awaited<ReturnType<typeof loadViewData>>,
  language: Language,
): PageMetadata {
  switch (view.view) {
    case 'overview': {
      const { title, description } = view.content;
      return { title, description };
    }
    case 'search':
      return view.results.wording;
    case 'sheet':
      return view.sheet;
    case 'answer':
      return finderMetadata[language];
  }
}
