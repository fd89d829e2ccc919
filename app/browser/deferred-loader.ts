declare global {
  interface Window {
    /**
     * Settles when the visitor first interacts with the page, before its scripts run or after, with the event (undefined when the
     * interaction was over before anybody listened).
     */
    firstInteraction?: Promise<Event | undefined>;
    /** What was typed after "/" before the search's script is there (components/layout/search); null once it is. */
    searchedFor?: string | null;
  }
}

/**
 * Imports a document's scripts (browser/start.ts) once the page has been painted and the browser is idle, or as soon as the
 * visitor interacts with it. With Save-Data, or on a 2G connection (Network Information API), it imports them only when the
 * visitor touches a control; everything else works as plain HTML.
 *
 * It is a classic script of its own (scripts/page-script.ts), because a module script competes with the first paint. It can't
 * import anything. The address of the scripts is in its `data-entry`.
 */
export function deferredLoader(): void {
  const entry = document.currentScript?.dataset.entry ?? '';
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const reducesData = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  // A page that appears under a resting pointer gets a `pointerover`, so that event doesn't count.
  const interactionEvents = reducesData
    ? ['pointerdown', 'focusin', 'input']
    : ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
  let isStarted = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    // Without a network the page stays what it is, and works as plain HTML.
    import(entry).catch(() => {});
  }

  function startWhenIdle() {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  }

  /** Settles after the first paint, or one second after `load`: on a busy machine Firefox reports no paint for some pages. */
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });

  const isControl = (target: EventTarget | null) =>
    target instanceof Element && target.closest('input, select, textarea, label, button');

  /** Browsers send some events by themselves, for instance when a list of posters snaps into place. */
  function isInteraction(event: Event & Partial<PointerEvent>) {
    if (reducesData) return isControl(event.target);
    if (event.type === 'pointermove') return event.movementX || event.movementY;
    return event.type !== 'scroll' || event.target === document;
  }

  // A lazy picture that has loaded stays eager, wherever the visitor scrolls (styles/base.css).
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
      if (reducesData && isControl(document.activeElement)) start();
      // A question that another page has handed over waits for its answer (screens/can-i-go/hand-over-question.ts).
      if (location.hash.startsWith('#?')) start();
      const options = { capture: true, passive: true, signal: listening.signal };
      for (const type of interactionEvents) addEventListener(type, handleEvent, options);
    });
  });

  /** "/" opens the search when its script is there. Firefox would open its own find bar, which takes the next keys. */
  function captureSearchKeys(event: KeyboardEvent) {
    const { searchedFor } = window;
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (searchedFor === null || key.length > 1 || ctrlKey || metaKey || altKey) return;
    if (isControl(target) || (searchedFor === undefined && key !== '/')) return;
    event.preventDefault();
    window.searchedFor = searchedFor === undefined ? '' : searchedFor + key;
  }

  if (!reducesData) {
    addEventListener('keydown', captureSearchKeys, true);
    addEventListener('load', () => painted.then(() => requestAnimationFrame(startWhenIdle)));
  }
}
