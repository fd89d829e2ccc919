import MiniSearch from 'minisearch';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ContentService, PostSummary } from '#blog/content-service.ts';
import { loadSearchView } from './search-view.server.ts';

/** A content service with one post of this title. */
function createService(title: string): ContentService {
  const post = { id: 1, slug: 'a', title, excerpt: '', date: '2026-01-01T00:00:00' };
  const posts = async () => ({ posts: [post as PostSummary], hasMore: false });
  return { posts, headings: async () => new Map() } as unknown as ContentService;
}

test.each(['en', 'bn'] as const)(
  'the index is built once for each set of posts (%s)',
  async (language) => {
    const built = vi.spyOn(MiniSearch.prototype, 'addAll');
    onTestFinished(() => built.mockRestore());
    const load = async (service: ContentService, query: string) => {
      const { results } = await loadSearchView(query, { en: service, bn: service }, language);
      return { total: results.total, built: built.mock.calls.length };
    };
    const service = createService('Zanzibarian');
    const first = await load(service, 'zanzibarian');
    expect(first.total).toBe(1);
    // To compare the posts as JSON would take longer than most searches.
    const stringified = vi.spyOn(JSON, 'stringify');
    expect(await load(service, 'germany')).toMatchObject({ built: first.built });
    expect(stringified).not.toHaveBeenCalled();
    stringified.mockRestore();
    const changed = await load(createService('Quixotically'), 'quixotically');
    expect(changed).toEqual({ total: 1, built: first.built * 2 });
  },
);
