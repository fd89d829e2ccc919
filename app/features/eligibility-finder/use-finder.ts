import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isTranslated } from '#app/browser/is-translated.ts';
import { useLanguage } from '#app/components/language/language-context.ts';
import { localisePath } from '#content/language.ts';
import { isFinderUrl } from './finder-link.ts';

export type FinderProps = {
  /** Query string of the URL, such as '?age=22'. */
  search: string;
  /** Whether the visitor comes from another view of the same document. If so, the heading receives the focus. */
  isClientNavigation?: boolean;
};

type Page = Pick<FinderProps, 'search'> & {
  /** Scroll position after rendering, in CSS pixels. Undefined leaves it unchanged. */
  scrollTo?: number | undefined;
};

type HistoryState = { scrollY?: number } | null;

/**
 * The query string of the shown results, and functions to show others. New URLs are added to the browser's history. Back and
 * Forward restore the results and their scroll position.
 */
export function useFinder({ search, isClientNavigation = false }: FinderProps) {
  const [page, setPage] = useState<Page>(() => ({
    search,
    scrollTo: isClientNavigation ? 0 : undefined,
  }));

  const language = useLanguage();

  const navigate = useCallback(
    (target: string, { keepsScroll = false } = {}) => {
      const url = new URL(localisePath(target, language), location.href);
      history.replaceState({ ...history.state, scrollY }, '');
      history.pushState(null, '', url);
      startTransition(() => setPage({ search: url.search, scrollTo: keepsScroll ? undefined : 0 }));
    },
    [language],
  );

  const replace = useCallback(
    (target: string) => {
      history.replaceState(history.state, '', localisePath(target, language));
      // React can't update translated texts, so the server answers.
      if (isTranslated('main')) return location.reload();
      setPage({ search: new URL(target, location.href).search });
    },
    [language],
  );

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const url = new URL(location.href);
      if (!isFinderUrl(url)) return location.reload();
      const scrollTo = (state as HistoryState)?.scrollY ?? 0;
      startTransition(() => setPage({ search: url.search, scrollTo }));
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, []);

  useViewFocus(page, isClientNavigation);
  return { search: page.search, navigate, replace };
}

/** Updates the scroll position and the focus after other results have rendered. */
function useViewFocus(page: Page, isClientNavigation: boolean) {
  const headingRef = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const { scrollTo } = page;
    const heading = document.querySelector<HTMLElement>('main h1') ?? undefined;
    const previousHeading = headingRef.current;
    headingRef.current = heading;
    if (scrollTo !== undefined) window.scrollTo({ top: scrollTo, behavior: 'instant' });
    if (!(previousHeading || isClientNavigation)) return;
    if (heading !== previousHeading && !location.hash) {
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    } else if (document.activeElement === document.body) {
      // The link that had the focus is gone, such as a suggested change.
      document.getElementById('now')?.focus({ preventScroll: true });
    }
  }, [page, isClientNavigation]);
}
