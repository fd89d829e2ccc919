import {
  createSearch,
  type Search,
  type SearchResult,
  type SearchResults,
} from '#app/features/search/create-search.ts';
import { loadSearchPosts } from '#app/features/search/search-posts.server.ts';
import type { SearchRecord } from '#app/features/search/search-record.ts';
import { searchRecords } from '#app/features/search/search-records.server.ts';
import type { ContentService } from '#blog/content-service.ts';
import type { SearchWording } from '#content/create-search-wording.ts';
import type { Language } from '#content/language.ts';
import { search as wordings } from '#content/search.ts';

/** Longer than any name or question. The limit prevents a URL from making the server search for a long text. */
const maxQueryLength = 100;

export type SearchView = {
  wording: SearchWording;
  results: SearchResults;
  /** Suggested results while the query is empty. */
  start: SearchResult[];
  /** Offered if the query has no results. */
  nearest: SearchResult[];
};

/** The latest search of each language, and the posts that it was created with. */
const latestSearches = new Map<Language, { posts: readonly SearchRecord[]; search: Search }>();

/** Builds the index once for each set of posts: it takes longer than most searches. */
function getSearch(posts: readonly SearchRecord[], language: Language): Search {
  const latest = latestSearches.get(language);
  if (latest?.posts === posts) return latest.search;
  const { records, ...content } = searchRecords[language];
  const search = createSearch({ ...content, records: [...records, ...posts] });
  latestSearches.set(language, { posts, search });
  return search;
}

/** Loads the data of the search page: all results for a query from the URL, blog posts included. */
export async function loadSearchView(
  query: string,
  services: Record<Language, ContentService>,
  language: Language,
): Promise<SearchView> {
  const wording = wordings[language];
  const search = getSearch(await loadSearchPosts(services, language), language);
  const trimmedQuery = query.trim().slice(0, maxQueryLength);
  const results = search.find(trimmedQuery);
  return {
    wording,
    results,
    nearest: results.total === 0 ? search.findNearest(trimmedQuery, wording.none.records) : [],
    start: trimmedQuery === '' ? search.findById(wording.start.records) : [],
  };
}
