import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { visitorRecord } from '#app/features/visitor-record/record-store.ts';
import { formatDocumentTitle } from '#app/seo/page-metadata.ts';
import { finderMetadata } from '#content/eligibility-finder-metadata.ts';
import { formatOpportunityName } from '#domain/eligibility/opportunity.ts';
import type { FinderProps } from './finder.tsx';
import { isFinderUrl } from './finder-link.ts';
import type { FinderViewData } from './finder-view-data.ts';
import { loadFinderViewData } from './load-finder-view-data.ts';
import { mergeSearch } from './merge-search.ts';

type Page = Pick<FinderProps, 'search' | 'data'> & {
  /** Scroll position after rendering, in CSS pixels. Undefined leaves it unchanged. */
  scrollTo?: number | undefined;
};

type HistoryState = { scrollY?: number } | null;

/**
 * The current view, and functions to show another one. New URLs are added to the browser's history. Back and Forward
 * restore the view and its scroll position.
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
    (target: string, { keepsScroll = false } = {}) => {
      const url = new URL(target, location.href);
      history.replaceState({ ...history.state, scrollY }, '');
      show(url, keepsScroll ? undefined : 0).then(
        () => history.pushState(null, '', url),
        // If the opportunities fail to load, the server renders the view.
        () => location.assign(url),
      );
    },
    [show],
  );

  const replace = useCallback((target: string) => {
    history.replaceState(history.state, '', target);
    const { search } = new URL(target, location.href);
    setPage((current) => ({ ...current, search, scrollTo: undefined }));
  }, []);

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const url = new URL(location.href);
      if (!isFinderUrl(url)) return location.reload();
      show(url, (state as HistoryState)?.scrollY ?? 0).catch(() => location.reload());
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [show]);

  useRecordedSearch(page.search);
  useViewFocus(page, isClientNavigation);
  return { page, navigate, replace };
}

/** Keeps the sentence and the shortlist on this device, so that the other pages know them. */
function useRecordedSearch(search: string) {
  const previousSearch = useRef('');
  useEffect(() => {
    const known = visitorRecord.read().search;
    const merged = mergeSearch(known, { from: previousSearch.current, to: search });
    previousSearch.current = search;
    if (merged !== known) visitorRecord.update({ search: merged });
  }, [search]);
}

/** Updates the document title, the scroll position and the focus after another view has rendered. */
function useViewFocus({ data, scrollTo }: Page, isClientNavigation: boolean) {
  const headingRef = useRef<Element>(undefined);
  useEffect(() => {
    const heading = document.querySelector('main h1') ?? undefined;
    const previousHeading = headingRef.current;
    headingRef.current = heading;
    document.title = getDocumentTitle(data);
    if (scrollTo !== undefined) window.scrollTo({ top: scrollTo, behavior: 'instant' });
    if (!(previousHeading || isClientNavigation) || heading === previousHeading || location.hash)
      return;
    heading?.setAttribute('tabindex', '-1');
    (heading as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [data, scrollTo, isClientNavigation]);
}

function getDocumentTitle(data: FinderViewData): string {
  const { title } = finderMetadata[data.view];
  return formatDocumentTitle(
    data.view === 'plan' ? `${title}: ${formatOpportunityName(data.opportunity)}` : title,
  );
}
