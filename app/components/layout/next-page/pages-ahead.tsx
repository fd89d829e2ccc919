import { use, useCallback, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useLocation,
} from 'react-router';
import { illustrationSrc } from '#app/illustrations/illustrations.ts';
import { prerenderedPaths } from '#app/prerendered-paths.ts';
import { canSpareData, savesData } from '#app/saves-data.ts';
import { pause } from '#app/when-idle.ts';
import { signs } from '../first-move/signs.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { watchLinksInView } from './links-in-view.ts';
import { openingPicture } from './opening-picture.ts';
import { pageParts } from './page-parts.ts';
import { pathBehind } from './path-behind.ts';
import { whenStaying } from './stay.ts';

/** Who rests on a link for so long means it, in milliseconds. */
const rest = 65;
/** In which a page that was just opened becomes whole (below.tsx). */
const settling = 300;
/** So many pages are fetched because their links are in view, for each page that is visited. */
const mostInView = 6;

/** What the server makes anew is not asked for before it is wanted; a file costs it nothing. */
const isFile = (path: string) => prerenderedPaths.includes(path);

/** The paths of pages that were fetched since their links were in view, with their kinds: all countries are of one. */
const metInView = new Map<string, string | undefined>();

/**
 * Fetches the pages that a visitor may be about to open, their code, styles and data: upon hover, focus or touch of a link
 * also the picture that the page opens with, and when somebody has stayed on a page, those behind the links that they have before
 * them. Not for those who save data.
 *
 * @param moves what the visitor did before this was there
 */
export function PagesAhead({ moves }: { moves: readonly Event[] }) {
  const { pathname } = useLocation();
  const router = use(DataRouterContext)?.router;
  const manifest = use(FrameworkContext)?.manifest;

  /** Gives whether it could. */
  const fetchPage = useCallback(
    async (path: string, isMeant: boolean) => {
      const matches = router?.match(path);
      if (!matches || !manifest || !navigator.onLine) return false;
      // The router fetches a page itself: on a slow line each would wait for what the other fetches, too.
      if (router?.state.navigation.state !== 'idle') return false;
      const parts = pageParts(matches, manifest, path);
      const picture = openingPicture(path);
      await (isMeant
        ? fetchAhead(path, { ...parts, picture: picture && illustrationSrc(picture) }, 'auto')
        : fetchAhead(path, { ...parts, data: isFile(path) ? parts.data : undefined }, 'low'));
      return true;
    },
    [router, manifest],
  );

  useEffect(() => {
    if (savesData()) return;
    let resting: ReturnType<typeof setTimeout>;
    const meet = ({ target, type }: Pick<Event, 'target' | 'type'>) => {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest('a') : null;
      const path = link && pathBehind(link);
      if (!path) return;
      if (type === 'pointerover') resting = setTimeout(fetchPage, rest, path, true);
      else void fetchPage(path, true);
    };
    const last = moves.findLast(({ type }) => signs.some((sign) => sign === type));
    if (last) meet({ target: last.target, type: 'pointerover' });
    for (const sign of signs) document.addEventListener(sign, meet, { passive: true });
    return () => {
      clearTimeout(resting);
      for (const sign of signs) document.removeEventListener(sign, meet);
    };
  }, [moves, fetchPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links.
  useEffect(() => {
    if (!canSpareData()) return;
    let left = mostInView;
    const kindOf = (path: string) => router?.match(path)?.at(-1)?.route.id;
    // With the code and styles of one country there, only another's data is missing.
    const isNew = (link: HTMLAnchorElement) => {
      const path = pathBehind(link);
      return path !== undefined && ![...metInView.values()].includes(kindOf(path));
    };
    let stop: (() => void) | undefined;
    let hasLeft = false;
    void Promise.all([whenStaying(moves.length > 0), pause(settling)]).then(() => {
      // Nothing is taken from a first view that is still loading.
      if (hasLeft || document.readyState !== 'complete') return;
      stop = watchLinksInView(isNew, async (link) => {
        const path = pathBehind(link);
        if (!path || metInView.has(path)) return true;
        if (!(await fetchPage(path, false))) return true;
        metInView.set(path, kindOf(path));
        left -= 1;
        return left > 0;
      });
    });
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [pathname, moves, router, fetchPage]);

  return null;
}
