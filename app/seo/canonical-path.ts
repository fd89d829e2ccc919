import type { PostView } from '#app/features/blog/post-view.server.ts';
import { localisePath } from '#content/language.ts';

/**
 * Returns the path under which search engines show a page: its own, but the English one for a post that the Bengali edition shows
 * untranslated.
 *
 * @param post the post, on a post's page
 */
export const getCanonicalPath = (path: string, post?: PostView | null): string =>
  post?.counterpart === 'same-post' ? localisePath(path, 'en') : path;
