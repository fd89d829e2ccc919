import { cachedPage } from '#content/cached-page.ts';
import type { Language } from '#content/language.ts';
import { submissionIdField } from '#domain/submissions/submission-id.ts';
import { renderOfflineNote } from './offline-note.ts';

/** The maximum age of a cached page that is shown, in milliseconds: a week (requirements, "Without a network"). */
export const cachedPageMaxAgeMs = 7 * 24 * 60 * 60 * 1000;
/** The maximum number of cached pages. The oldest ones are evicted. */
export const maxCachedPages = 40;

/** The path of a cached page, and when it was cached, in milliseconds since 1970. */
export type CachedPage = { path: string; cachedAt: number };

/** Whether a cached page may still be shown. A time in the future, as after the clock was set back, doesn't count as fresh. */
export const isFresh = (cachedAt: number, now: number): boolean =>
  cachedAt <= now && now - cachedAt <= cachedPageMaxAgeMs;

/** Returns the paths of the pages that are too old, and of the oldest ones above the limit. */
export function listPathsToEvict(pages: readonly CachedPage[], now: number): string[] {
  const newestFirst = [...pages].sort((one, other) => other.cachedAt - one.cachedAt);
  const fresh = newestFirst
    .filter(({ cachedAt }) => isFresh(cachedAt, now))
    .slice(0, maxCachedPages);
  return pages.filter((page) => !fresh.includes(page)).map(({ path }) => path);
}

/**
 * The path of a page with the application form. It has `no-store` because of its submission id. The service worker may
 * cache it, since a copy gets a new id (`createOfflineCopy`).
 */
const applicationFormPath = /^(?:\/bn)?\/apply\/[\w-]+$/;

/**
 * Whether a response may be cached. A page with a query is excluded, since it shows what a visitor searched for and people
 * share devices. An embedded page (/embed) is excluded, since it is only a part of its parent page.
 */
export function isCacheable({ pathname, search }: URL, response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  const freshness = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    !response.redirected &&
    type.startsWith('text/html') &&
    search === '' &&
    !/^(?:\/bn)?\/embed\//.test(pathname) &&
    (!freshness.includes('no-store') || applicationFormPath.test(pathname))
  );
}

/** Whether a page is an error page or belongs to one visitor. Such pages have `noindex` (page-metadata.ts). */
export const hasNoindex = (html: string): boolean =>
  html.includes('<meta name="robots" content="noindex"');

/**
 * Returns the paths of the build's files that a page uses: scripts, data, fonts and icons. Disabled stylesheets are left
 * out, since the page has their rules inline.
 */
export function findAssetPaths(html: string): string[] {
  const used = html.replace(/<link rel="stylesheet"[^<>]*>/g, (link) =>
    link.includes(' disabled=""') ? '' : link,
  );
  return [...new Set([...used.matchAll(/"(\/assets\/[^"#]+)/g)].map(([, path = '']) => path))];
}

/** Returns the paths of the illustrations in a page, with their queries. */
export const findIllustrationPaths = (html: string): string[] =>
  [...html.matchAll(/"(\/illustrations\/[^"#]+)/g)].map(([, path = '']) => path);

/** Whether a file never changes, so that a cached one equals the server's (server/http/static-files.ts). */
export const isImmutable = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/assets/') ||
  (pathname.startsWith('/illustrations/') && /^\?v=[\da-f]+$/.test(search));

const submissionIdPattern = new RegExp(
  `<input type="hidden" name="${submissionIdField}" value="([\\da-f-]{36})"`,
);

/**
 * Returns a cached page as it is shown, with a note that it is a copy, and that its form can be filled in. The form gets a new submission id, since an earlier
 * submission may have been sent from the same copy. The id is in the form's field and in the loaders' data.
 *
 * @param cachedAt milliseconds since 1970
 * @param submissionId a new one
 * @param language of the page
 */
export function createOfflineCopy(
  html: string,
  cachedAt: number,
  submissionId: string,
  language: Language,
): string {
  const texts = cachedPage[language];
  const [, cachedId] = submissionIdPattern.exec(html) ?? [];
  const note = cachedId ? `${texts.copy(cachedAt)} ${texts.form}` : texts.copy(cachedAt);
  return (cachedId ? html.replaceAll(cachedId, submissionId) : html).replace(
    '</body>',
    () => `${renderOfflineNote(note, texts.reload)}</body>`,
  );
}
