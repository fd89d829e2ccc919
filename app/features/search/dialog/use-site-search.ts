import { useEffect, useState } from 'react';
import { createSearch, type Search } from '#app/features/search/create-search.ts';
import type { SearchRecord, SearchRecords } from '#app/features/search/search-record.ts';

/** What the last opening of the dialog ended with, so that the next one need not wait. */
let lastSearch: Search | undefined;

async function fetchJson<Content>(address: string, signal: AbortSignal): Promise<Content> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}

/**
 * Fetches what the search looks through: first what the build knows, then with the posts as well, without which it does
 * where they can't be had.
 *
 * @returns `failed` when there is nothing to look through
 */
export function useSiteSearch(): { search: Search | undefined; failed: boolean } {
  const [search, setSearch] = useState(lastSearch);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const fetching = new AbortController();
    const { signal } = fetching;
    const show = (content: SearchRecords) => {
      if (signal.aborted) return;
      lastSearch = createSearch(content);
      setSearch(lastSearch);
    };
    async function fetchAll() {
      const fetchedPosts = fetchJson<SearchRecord[]>('/search-posts.json', signal).catch(() => []);
      const content = await fetchJson<SearchRecords>('/search-records.json', signal);
      if (!lastSearch) show(content);
      const posts = await fetchedPosts;
      show({ ...content, records: [...content.records, ...posts] });
    }
    fetchAll().catch(() => {
      if (!signal.aborted) setFailed(!lastSearch);
    });
    return () => fetching.abort();
  }, []);

  return { search, failed };
}
