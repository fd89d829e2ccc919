import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { isTranslated } from '#app/browser/is-translated.ts';
import { useLanguage } from '#app/components/language/language-context.ts';
import { localisePath } from '#content/language.ts';
import { finderFormId } from './finder-form-id.ts';
import { isFinderUrl } from './finder-link.ts';
import {
  createFinderState,
  type FinderAction,
  type FinderState,
  finderReducer,
} from './finder-state.ts';

export type FinderProps = {
  /** Query string of the URL, such as '?age=22'. */
  search: string;
  /** Whether the visitor comes from another view of the same document. If so, the heading receives the focus. */
  isClientNavigation?: boolean;
};

/** The finder's state, and what changes it. */
export type FinderControls = {
  state: FinderState;
  /** How often the browser has brought the page back from its cache: the controls are then rendered anew. */
  restored: number;
  /** Answers a change of the form in place of the current address. */
  change: (action: Exclude<FinderAction, { type: 'open' }>) => void;
  /** Opens an address of the finder that a link leads to. */
  open: (link: HTMLAnchorElement) => void;
};

type HistoryState = { scrollY?: number } | null;

/**
 * Connects the finder's state with the address of the page: a change of the form replaces it, a link adds one to the
 * browser's history, and Back and Forward restore the answer and its scroll position.
 */
export function useFinder({ search, isClientNavigation = false }: FinderProps): FinderControls {
  const [state, dispatch] = useReducer(finderReducer, search, createFinderState);
  const [restored, setRestored] = useState(0);
  const path = localisePath('/global-programs', useLanguage());

  const change: FinderControls['change'] = (action) => {
    const next = finderReducer(state, action);
    if (next.search !== state.search) {
      // The address comes first: if rendering fails, the server answers what is in it.
      history.replaceState(history.state, '', path + next.search);
      // React can't update translated texts, so the server answers.
      if (isTranslated('main')) return location.reload();
    }
    dispatch(action);
  };

  const open: FinderControls['open'] = ({ href, dataset }) => {
    history.replaceState({ ...history.state, scrollY }, '');
    history.pushState(null, '', href);
    const scrollTo = 'keepsScroll' in dataset ? undefined : 0;
    dispatch({ type: 'open', search: new URL(href).search, scrollTo });
  };

  const startWithForm = useEffectEvent(() => {
    // What the visitor chose before the scripts started takes precedence over the address.
    change({ type: 'change', values: readForm() });
    if (!isClientNavigation) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
  useEffect(() => startWithForm(), []);

  useEffect(() => {
    const showAddress = (event: PopStateEvent) => {
      const url = new URL(location.href);
      if (!isFinderUrl(url)) return location.reload();
      const scrollTo = (event.state as HistoryState)?.scrollY ?? 0;
      dispatch({ type: 'open', search: url.search, scrollTo });
    };
    // For Back, WebKit keeps the page but empties its form, because of the form's `autocomplete="off"`.
    const renewControls = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setTimeout(() => setRestored((count) => count + 1));
    };
    addEventListener('popstate', showAddress);
    addEventListener('pageshow', renewControls);
    return () => {
      removeEventListener('popstate', showAddress);
      removeEventListener('pageshow', renewControls);
    };
  }, []);

  const { opened } = state;
  useEffect(() => {
    // The link that had the focus is gone, such as a suggested change.
    if (!opened || document.activeElement !== document.body) return;
    document.getElementById('now')?.focus({ preventScroll: true });
  }, [opened]);

  return { state, restored, change, open };
}

/** Reads the values of the form's controls, all of which are texts. */
const readForm = () =>
  Object.fromEntries(
    new FormData(document.getElementById(finderFormId) as HTMLFormElement),
  ) as Record<string, string>;
