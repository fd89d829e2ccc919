declare global {
  interface Window {
    /**
     * Resolves with the event of the visitor's first interaction with the page, or with undefined if that interaction was over
     * before the listeners were added.
     */
    firstInteraction?: Promise<Event | undefined>;
    /**
     * The characters typed after "/" before the search's script has loaded (features/search/dialog/listen-for-search.ts). It is
     * undefined until "/" is pressed and after Escape, and null once that script listens itself or couldn't be loaded.
     */
    searchedFor?: string | null;
  }
}

/**
 * Imports the page's entry module (entry.client.tsx) once the page has been painted and the browser is idle, or as soon as the
 * visitor interacts with it. With Save-Data, or on a 2G connection (Network Information API), it imports the module only when
 * the visitor uses a form control, or has a draft of the page's form; everything else works as plain HTML.
 *
 * The function is built as a classic script (scripts/page-script.ts), because a module script competes with the first paint. It
 * therefore can't import anything. Its script element gives the URL of the entry module in `data-entry`.
 */
export function deferredLoader(): void {
  const entry = document.currentScript?.dataset.entry ?? '';
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const reducesData = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  // `pointerover` doesn't count: a page that appears under a resting pointer gets one.
  const interactionEvents = reducesData
    ? ['pointerdown', 'focusin', 'input']
    : ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
  let isStarted = false;
  let pointerPosition: string | undefined;

  function start() {
    if (isStarted) return;
    isStarted = true;
    // If the import fails, as without a network, the page works as plain HTML.
    import(entry).catch((error) => {
      window.searchedFor = null;
      // If a module threw the error, report-uncaught-errors.ts listens already.
      dispatchEvent(new ErrorEvent('error', { error }));
    });
  }

  function startWhenIdle() {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  }

  /** Resolves after the first paint, or one second after `load`: on a busy machine Firefox reports no paint for some pages. */
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });

  const isControl = (target: EventTarget | null) =>
    target instanceof Element && target.closest('input, select, textarea, label, button');

  /**
   * Whether a draft of this page's form is stored (draft-storage.ts). The draft must be offered before the visitor types the
   * same answers again.
   */
  function hasDraft() {
    try {
      // Both languages share a draft, under the English path.
      const path = location.pathname.replace(/^\/bn(?=\/)/, '');
      return localStorage.getItem(`draft:${path}`) !== null;
    } catch {
      return false;
    }
  }

  /**
   * Whether the pointer is at a second place of the screen. A page that appears or scrolls under a resting pointer gets a
   * `pointermove`, too. `movementX` doesn't tell the two apart: in some versions of Chromium it is 0 for the first real move.
   */
  function isPointerMoved({ screenX, screenY }: Partial<PointerEvent>) {
    const previous = pointerPosition;
    pointerPosition = `${screenX} ${screenY}`;
    return previous !== undefined && previous !== pointerPosition;
  }

  /** Excludes events without an action of the visitor, such as the `scroll` of a list of posters that snaps into place. */
  function isInteraction(event: Event & Partial<PointerEvent>) {
    if (reducesData) return isControl(event.target);
    if (event.type === 'pointermove') return isPointerMoved(event);
    return event.type !== 'scroll' || event.target === document;
  }

  // A lazy image that has loaded becomes eager, since styles/base.css clips lazy images far below the viewport.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.loading = 'eager';
    },
    true,
  );

  window.firstInteraction = new Promise((resolve) => {
    const listening = new AbortController();
    function handleEvent(event: Event) {
      if (!isInteraction(event)) return;
      listening.abort();
      resolve(event);
      start();
    }
    // Listeners before the first paint would delay it.
    painted.then(() => {
      if (scrollY > 0 || document.activeElement !== document.body) resolve(undefined);
      if (reducesData && (isControl(document.activeElement) || hasDraft())) start();
      // The fragment has a query of the finder (features/eligibility-finder/handle-fragment-query.ts).
      if (location.hash.startsWith('#?')) start();
      const options = { capture: true, passive: true, signal: listening.signal };
      for (const type of interactionEvents) addEventListener(type, handleEvent, options);
    });
  });

  /** Stores the keys typed after "/" until the search's script has loaded. Firefox would open its own find bar instead. */
  function captureSearchKeys(event: KeyboardEvent) {
    const { searchedFor } = window;
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (searchedFor === null || ctrlKey || metaKey || altKey || isControl(target)) return;
    // Space opens a focused summary.
    if (target instanceof Element && target.closest('summary')) return;
    if (searchedFor === undefined) {
      if (key !== '/') return;
      window.searchedFor = '';
    } else if (key === 'Escape') window.searchedFor = undefined;
    else if (key === 'Backspace') window.searchedFor = searchedFor.slice(0, -1);
    else if (key.length === 1) window.searchedFor = searchedFor + key;
    else return;
    event.preventDefault();
  }

  if (!reducesData) {
    addEventListener('keydown', captureSearchKeys, true);
    addEventListener('load', () => painted.then(() => requestAnimationFrame(startWhenIdle)));
  }
}
