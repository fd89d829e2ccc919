import { createSearch } from '#app/features/search/create-search.ts';
import { loadSearchPosts } from '#app/features/search/search-posts.server.ts';
import { searchRecords } from '#app/features/search/search-records.server.ts';
import type { Language } from '#content/language.ts';
import { createTestPosts } from './create-test-posts.ts';
import { noPage, type QueryWithPages } from './pages.ts';

async function createFullSearch(language: Language) {
  const { records, ...content } = searchRecords[language];
  const posts = await loadSearchPosts(createTestPosts(), language);
  return createSearch({ ...content, records: [...records, ...posts] });
}

const searches = { en: await createFullSearch('en'), bn: await createFullSearch('bn') };

function toPage(to: string): string {
  return to.startsWith('/contact') || !to.includes('#') ? to.replace(/[?#].*/, '') : to;
}

/** The pages of the first three results in the order in which they are displayed, posts included. */
export function findFirstPages(query: string, language: Language): string[] {
  const { groups, total } = searches[language].find(query);
  if (total === 0) return [noPage];
  const results = groups.flatMap((group) => group.results);
  return results.slice(0, 3).map(({ to }) => toPage(to));
}

/** The queries without a right page among the first three results, each with what was found. */
export const listMisses = (queries: readonly QueryWithPages[], language: Language): string[] =>
  queries.flatMap(([query, ...pages]) => {
    const found = findFirstPages(query, language);
    return found.some((page) => pages.includes(page)) ? [] : [`${query}: ${found.join(', ')}`];
  });
