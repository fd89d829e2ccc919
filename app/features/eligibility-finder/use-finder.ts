import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { isTranslated } from '#app/browser/is-translated.ts';
import { reportBrowserError } from '#app/browser/report-browser-error.ts';
import { unlessLeaving } from '#app/browser/unless-leaving.ts';
import { useLanguage } from '#app/components/language/language-context.ts';
import { hasStoredRecord, recordChange } from '#app/features/visitor-record/record-key.ts';
import { visitorRecord } from '#app/features/visitor-record/record-store.ts';
import { formatDocumentTitle } from '#app/seo/page-metadata.ts';
import { getLanguage, localisePath } from '#content/language.ts';
import type { FinderTexts } from '#content/types/finder-texts.ts';
import { formatOpportunityName } from '#domain/eligibility/opportunity.ts';
import type { FinderProps } from './finder.tsx';
import { isFinderUrl } from './finder-link.ts';
import { useFinderTexts } from './finder-texts.ts';
import type { FinderViewData } from './finder-view-data.ts';
import { preloadView } from './finder-views.ts';
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

  const language = useLanguage();

  // The view that the visitor asked for last. A view that loads after the visitor has asked for another one, or has changed
  // an answer, isn't shown.
  const latestUrl = useRef<URL>(undefined);

  /** Returns whether the view is shown. */
  const show = useCallback(async (url: URL, scrollTo: number | undefined) => {
    latestUrl.current = url;
    const data = await loadFinderViewData(url.searchParams);
    await preloadView(data.view);
    if (latestUrl.current !== url) return false;
    startTransition(() => setPage({ search: url.search, data, scrollTo }));
    return true;
  }, []);

  const navigate = useCallback(
    (target: string, { keepsScroll = false } = {}) => {
      const url = new URL(localisePath(target, language), location.href);
      history.replaceState({ ...history.state, scrollY }, '');
      unlessLeaving(show(url, keepsScroll ? undefined : 0)).then(
        (isShown) => isShown && history.pushState(null, '', url),
        // If the opportunities fail to load, the server renders the view.
        (error: unknown) => {
          reportBrowserError(error);
          if (latestUrl.current === url) location.assign(url);
        },
      );
    },
    [show, language],
  );

  const replace = useCallback(
    (target: string) => {
      latestUrl.current = undefined;
      history.replaceState(history.state, '', localisePath(target, language));
      // React can't update translated texts, so the server answers.
      if (isTranslated('main')) return location.reload();
      const { search } = new URL(target, location.href);
      setPage((current) => ({ ...current, search, scrollTo: undefined }));
    },
    [language],
  );

  useEffect(() => {
    const handlePopState = ({ state }: PopStateEvent) => {
      const url = new URL(location.href);
      if (!isFinderUrl(url)) return location.reload();
      unlessLeaving(show(url, (state as HistoryState)?.scrollY ?? 0)).catch((error: unknown) => {
        reportBrowserError(error);
        if (latestUrl.current === url) location.reload();
      });
    };
    addEventListener('popstate', handlePopState);
    return () => removeEventListener('popstate', handlePopState);
  }, [show]);

  useRecordedSearch(page.search);
  useViewFocus(page, isClientNavigation);
  return { page, navigate, replace };
}

/**
 * Stores the profile and the shortlist in the visitor's record, for the other pages. The strip of the record hears of each view,
 * because its next action depends on the address.
 */
function useRecordedSearch(search: string) {
  const previousSearch = useRef('');
  useEffect(() => {
    const known = visitorRecord.read().search;
    const merged = mergeSearch(known, { from: previousSearch.current, to: search });
    previousSearch.current = search;
    if (merged !== known) visitorRecord.update({ search: merged });
    else if (hasStoredRecord()) dispatchEvent(new Event(recordChange));
  }, [search]);
}

/** Updates the document title, the scroll position and the focus after another view has rendered. */
function useViewFocus({ data, scrollTo }: Page, isClientNavigation: boolean) {
  const { metadata } = useFinderTexts();
  const headingRef = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1') ?? undefined;
    const previousHeading = headingRef.current;
    headingRef.current = heading;
    document.title = getDocumentTitle(data, metadata);
    if (scrollTo !== undefined) window.scrollTo({ top: scrollTo, behavior: 'instant' });
    if (!(previousHeading || isClientNavigation)) return;
    if (heading !== previousHeading && !location.hash) {
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    } else if (document.activeElement === document.body) {
      // The link that had the focus is gone: a suggested change, or one of the view before.
      document.getElementById('now')?.focus({ preventScroll: true });
    }
  }, [data, scrollTo, isClientNavigation, metadata]);
}

function getDocumentTitle(data: FinderViewData, metadata: FinderTexts['metadata']): string {
  const title =
    data.view === 'plan'
      ? metadata.plan.of(formatOpportunityName(data.opportunity))
      : metadata[data.view].title;
  return formatDocumentTitle(title, getLanguage(location.pathname));
}
