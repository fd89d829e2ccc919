import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { formatDocumentTitle } from '#app/seo/page-metadata.ts';
import { finderMetadata } from '#content/eligibility-finder-metadata.ts';
import type { FinderProps } from './finder.tsx';
import { isFinderUrl } from './finder-link.ts';
import type { FinderViewData } from './finder-view-data.ts';
import { loadFinderViewData } from './load-finder-view-data.ts';
import { formatOpportunityTitle } from './opportunity-title.ts';

type Page = Pick<FinderProps, 'search' | 'data'> & {
  /** Where to scroll once it is shown: a position in CSS pixels, or undefined to stay. */
  scrollTo?: number | undefined;
};

type HistoryState = { scrollY?: number } | null;

/**
 * The view that is shown, and ways to another one. Addresses go into the browser's history; Back and Forward show their view where it
 * was scrolled to.
 */
export function useFinder({ search, data, isClientNavigation = false }: FinderProps) {
  const [page, setPage] = useState<Page>(() => ({
    search,
    data,
    scrollTo: isClientNavigation ? 0 : undefined,
  }));

  const show = useCallback(async (url: URL, scrollTo: number | undefined) => {
    const data = await loadFinderViewData(url.searchParams);
    startTransition(() => setPage({ search: url.search, data, scrollTo }));
  }, []);

  const navigate = useCallback(
    (address: string, { keepsScroll = false } = {}) => {
      const url = new URL(address, location.href);
      history.replaceState({ ...history.state, scrollY }, '');
      show(url, keepsScroll ? undefined : 0).then(
        () => history.pushState(null, '', url),
        // Without the options the server has to answer.
        () => location.assign(url),
      );
    },
    [show],
  );

  const replace = useCallback((address: string) => {
    history.replaceState(history.state, '', address);
    const { search } = new URL(address, location.href);
    setPage((shown) => ({ ...shown, search, scrollTo: undefined }));
  }, []);

  useEffect(() => {
    const goBack = ({ state }: PopStateEvent) => {
      const url = new URL(location.href);
      if (!isFinderUrl(url)) return location.reload();
      show(url, (state as HistoryState)?.scrollY ?? 0).catch(() => location.reload());
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [show]);

  useViewFocus(page, isClientNavigation);
  return { page, navigate, replace };
}

/** After another view has been shown: its title, where it is scrolled to, and the focus at its heading. */
function useViewFocus({ data, scrollTo }: Page, arrives: boolean) {
  const shown = useRef<Element>(undefined);
  useEffect(() => {
    const heading = document.querySelector('main h1') ?? undefined;
    const before = shown.current;
    shown.current = heading;
    document.title = getDocumentTitle(data);
    if (scrollTo !== undefined) window.scrollTo({ top: scrollTo, behavior: 'instant' });
    if (!(before || arrives) || heading === before || location.hash) return;
    heading?.setAttribute('tabindex', '-1');
    (heading as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [data, scrollTo, arrives]);
}

function getDocumentTitle(data: FinderViewData): string {
  const { title } = finderMetadata[data.view];
  return formatDocumentTitle(
    data.view === 'plan' ? `${title}: ${formatOpportunityTitle(data.opportunity)}` : title,
  );
}
