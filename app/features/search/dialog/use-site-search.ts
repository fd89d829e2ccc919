import { useEffect, useState } from 'react';
import { reportBrowserError } from '#app/browser/report-browser-error.ts';
import { createSearch, type Search } from '#app/features/search/create-search.ts';
import { searchFiles } from '#app/features/search/search-files.ts';
import type { SearchRecord, SearchRecords } from '#app/features/search/search-record.ts';
import type { Language } from '#content/language.ts';

/** The search from the last time that the dialog was open. The dialog uses it until the records have been fetched again. */
let lastSearch: Search | undefined;

async function fetchJson<Content>(url: string, signal: AbortSignal): Promise<Content> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`GET ${url} failed with status ${response.status}`);
  return response.json();
}

/**
 * Fetches the search records: first those of the build, then the blog posts. If the posts can't be fetched, the search
 * works without them.
 *
 * @returns `hasFailed` is true if there is nothing to search
 */
export function useSiteSearch(language: Language): {
  search: Search | undefined;
  hasFailed: boolean;
} {
  const [search, setSearch] = useState(lastSearch);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const updateSearch = (records: SearchRecords) => {
      if (signal.aborted) return;
      lastSearch = createSearch(records);
      setSearch(lastSearch);
    };
    async function fetchAll() {
      const files = searchFiles[language];
      const postsPromise = fetchJson<SearchRecord[]>(files.posts, signal).catch(() => []);
      const content = await fetchJson<SearchRecords>(files.records, signal);
      if (!lastSearch) updateSearch(content);
      const posts = await postsPromise;
      updateSearch({ ...content, records: [...content.records, ...posts] });
    }
    fetchAll().catch((error: unknown) => {
      reportBrowserError(error);
      if (!signal.aborted) setHasFailed(!lastSearch);
    });
    return () => abortController.abort();
  }, [language]);

  return { search, hasFailed };
}
