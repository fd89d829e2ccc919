import { cachedPage } from '#content/cached-page.ts';
import { submissionIdField } from '#domain/submissions/submission-id.ts';
import { renderOfflineNote } from './offline-note.ts';

/** No kept page is shown that is older, in milliseconds: a week (requirements, "Without a network"). */
export const cachedPageMaxAgeMs = 7 * 24 * 60 * 60 * 1000;
/** So many pages are kept, the newest. */
export const maxCachedPages = 40;

/** Of a page that is kept: its path, and when that was in milliseconds since 1970. */
export type CachedPage = { path: string; cachedAt: number };

/** Whether a kept page may still be shown. A clock that was set back makes none younger than new. */
export const isFresh = (keptAt: number, now: number): boolean =>
  keptAt <= now && now - keptAt <= cachedPageMaxAgeMs;

/** The paths of the pages that are too old, or too many. */
export function listPathsToEvict(pages: readonly CachedPage[], now: number): string[] {
  const newestFirst = [...pages].sort((one, other) => other.cachedAt - one.cachedAt);
  const fresh = newestFirst
    .filter(({ cachedAt }) => isFresh(cachedAt, now))
    .slice(0, maxCachedPages);
  return pages.filter((page) => !fresh.includes(page)).map(({ path }) => path);
}

/** A page with the application form: nobody else may keep it, for its submission id, which a copy gets anew (`asCopy`). */
const applicationFormPath = /^\/apply\/[\w-]+$/;

/**
 * Whether an answer may be kept. Not one to a query: it says what a visitor asked for, and devices are shared. Not what
 * stands in frames (/embed): it belongs to the page around it.
 */
export function isCacheable({ pathname, search }: URL, answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  const freshness = answer.headers.get('cache-control') ?? '';
  return (
    answer.status === 200 &&
    !answer.redirected &&
    type.startsWith('text/html') &&
    search === '' &&
    !pathname.startsWith('/embed/') &&
    (!freshness.includes('no-store') || applicationFormPath.test(pathname))
  );
}

/** Whether a page has failed, or is one visitor's: no search engine may have it either (page-metadata.ts). */
export const hasNoindex = (html: string): boolean =>
  html.includes('<meta name="robots" content="noindex"');

/** The files of the build that a page names: its scripts, data, fonts, icons. Its stylesheets stand in it. */
export function findAssetPaths(html: string): string[] {
  const used = html.replace(/<link rel="stylesheet"[^<>]*>/g, (link) =>
    link.includes(' disabled=""') ? '' : link,
  );
  return [...new Set([...used.matchAll(/"(\/assets\/[^"#]+)/g)].map(([, path = '']) => path))];
}

/** The illustrations that a page names. */
export const findIllustrationPaths = (html: string): string[] =>
  [...html.matchAll(/"(\/illustrations\/[^"#]+)/g)].map(([, path = '']) => path);

/** Whether a file never changes, so that a kept one is as good as the server's (server/http/static-files.ts). */
export const isImmutable = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/assets/') ||
  (pathname.startsWith('/illustrations/') && /^\?v=[\da-f]+$/.test(search));

const submissionIdPattern = new RegExp(
  `<input type="hidden" name="${submissionIdField}" value="([\\da-f-]{36})"`,
);

/**
 * A kept page as it is shown: it says what it is, and its form is another submission than any that was sent from the
 * same copy. The id stands in the form's field and in the loaders' data.
 *
 * @param keptAt milliseconds since 1970
 * @param submissionId a new one
 */
export function createOfflineCopy(html: string, keptAt: number, submissionId: string): string {
  const [, keptId] = submissionIdPattern.exec(html) ?? [];
  return (keptId ? html.replaceAll(keptId, submissionId) : html).replace(
    '</body>',
    () => `${renderOfflineNote(cachedPage.copy(keptAt), cachedPage.reload)}</body>`,
  );
}
