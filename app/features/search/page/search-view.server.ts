import {
  createSearch,
  type SearchResult,
  type SearchResults,
} from '#app/features/search/create-search.ts';
import { loadSearchPosts } from '#app/features/search/search-posts.server.ts';
import { searchRecords } from '#app/features/search/search-records.server.ts';
import type { ContentService } from '#blog/content-service.ts';
import { search as wording } from '#content/search.ts';

/** Longer than any name or question: no address makes the server search for a whole text. */
const maxQueryLength = 100;

export type SearchView = {
  wording: typeof wording;
  results: SearchResults;
  /** Where to start, as long as nothing is asked. */
  start: SearchResult[];
};

/** The search's page, for a query from an address: all results, of the posts too. */
export async function loadSearchView(query: string, service: ContentService): Promise<SearchView> {
  const posts = await loadSearchPosts(service);
  const search = createSearch({
    ...searchRecords,
    records: [...searchRecords.records, ...posts],
  });
  const asked = query.trim().slice(0, maxQueryLength);
  return {
    wording,
    results: search.find(asked),
    start: asked === '' ? search.findByName(wording.start.names) : [],
  };
}
