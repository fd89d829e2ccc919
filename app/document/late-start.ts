/** Addresses of modules, in the order in which they run. */
export type ModulePlan = {
  /** What all others import: React first, then the router. */
  shared: string[];
  /** By the route's id: its module, or the several that it is split into. */
  routes: Record<string, string[]>;
  /** Hydrates the page. */
  entry: string;
};

/** What a page holds for the script that starts React on it: a block of JSON, which no policy has to permit. */
export type StartPlan = ModulePlan & {
  /** React Router's own context, without the loaders' data. */
  context: object;
} & LoaderData;

/** The loaders' data in React Router's encoding: in the page, or in a file at an address of ours. */
export type LoaderData = { data: string } | { dataUrl: string };

declare global {
  interface Window {
    /** React Router's: by the route's id, what its module exports. */
    __reactRouterRouteModules?: Record<string, object>;
    /** React Router's: among others, what the loaders gave, in its own encoding. */
    __reactRouterContext?: { stream?: ReadableStream<Uint8Array> | null };
    /** Settles when the visitor first does anything on the page, before React starts or after. */
    firstMove?: Promise<void>;
    /** What was typed after "/" while the search is on its way (components/layout/search); null once that hears the keys itself. */
    searchedFor?: string | null | undefined;
  }
}

/**
 * Starts React late: once the page has been shown, its pictures too, and the browser is idle, or the visitor does something
 * (docs/architecture.md, "First paint"). Then all modules are fetched, and run one after the other: each is
 * asked for, and run, in a task of its own, so that the page answers in between.
 *
 * Where the visitor saves data or has a connection of the second generation (Network Information API), nothing is fetched before
 * they touch a control: all else works as plain HTML.
 *
 * It also tells pictures that have come from those that are still awaited.
 *
 * It is a script of its own (`scripts/page-script.ts`), which can use nothing from outside itself. The page's `StartPlan` is
 * the JSON block before it.
 */
export function lateStart(): void {
  const block = document.currentScript?.previousElementSibling?.textContent ?? '';
  const { shared, routes, entry, context, ...loaded } = JSON.parse(block) as StartPlan;
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const spares = connection?.saveData || connection?.effectiveType?.endsWith('2g');
  // Not `pointerover`: a page that appears under a resting pointer has one.
  const signs = spares
    ? ['pointerdown', 'focusin', 'input']
    : ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];
  let started = false;

  function pause(): Promise<unknown> {
    // Not in every browser yet.
    return 'scheduler' in window
      ? scheduler.postTask(() => {}, { priority: 'background' })
      : new Promise((resolve) => setTimeout(resolve));
  }

  async function start() {
    if (started) return;
    started = true;
    // Without a network, or as the visitor leaves: the page stays as it is, and works as plain HTML.
    const response =
      'data' in loaded ? new Response(loaded.data) : fetch(loaded.dataUrl).catch(() => {});
    for (const address of [...shared, ...Object.values(routes).flat(), entry]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = address;
      document.head.append(link);
      // To begin a fetch takes 5 ms of a slow phone: all at once would be a long task.
      await pause();
    }
    for (const address of shared) {
      await import(address);
      await pause();
    }
    const modules: Record<string, object> = {};
    for (const [id, addresses] of Object.entries(routes)) {
      const parts = {};
      for (const address of addresses) {
        Object.assign(parts, await import(address));
        await pause();
      }
      modules[id] = parts;
    }
    window.__reactRouterRouteModules = modules;
    const answer = await response;
    // The data file is gone when the site was built anew since.
    if (!answer?.ok) return;
    window.__reactRouterContext = { ...context, stream: answer.body };
    import(entry);
  }

  function startWhenIdle() {
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
    else setTimeout(start, 200);
  }

  /**
   * Settles after the first frame, or a second after the page is loaded: on a busy machine Firefox reports no paint of some pages.
   */
  const shown = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // An async script runs before `load` (HTML, "delay the load event").
    addEventListener('load', () => setTimeout(resolve, 1000));
  });

  /** A page may be loaded before its first frame; the pictures of the first view are painted a frame after they are loaded. */
  const startWhenShown = () => shown.then(() => requestAnimationFrame(startWhenIdle));

  const isControl = (target: EventTarget | null) =>
    target instanceof Element && target.closest('input, select, textarea, label, button');

  /**
   * What starts nothing: where it is spared, all but a control; else what browsers send by themselves, as a page changes
   * under a resting pointer, or a row of posters snaps into place.
   */
  function isNothing(event: Event & Partial<PointerEvent>) {
    if (spares) return !isControl(event.target);
    return event.type === 'pointermove'
      ? !event.movementX && !event.movementY
      : event.type === 'scroll' && event.target !== document;
  }

  // A lazy picture that has come stays, wherever the visitor scrolls (styles/base.css).
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLImageElement) target.loading = 'eager';
    },
    true,
  );

  window.firstMove = new Promise((resolve) => {
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    // Not before the first frame: who asks how far a page is scrolled has it laid out, and under a resting pointer browsers send
    // a `pointermove` of their own into that frame, which then waits for whoever listens.
    // A question that was asked on another page is answered on this one (screens/global-programs/route.tsx).
    if (location.hash.startsWith('#?')) {
      resolve();
      start();
      return;
    }
    shown.then(() => {
      // What the visitor did before this.
      if (scrollY > 0 || document.activeElement !== document.body) resolve();
      if (spares && isControl(document.activeElement)) start();
      for (const sign of signs) addEventListener(sign, meet, options);
    });
    function meet(event: Event) {
      if (isNothing(event)) return;
      listening.abort();
      resolve();
      start();
    }
  });

  /** "/" opens the search once that is there. Firefox would open its own, which takes what is typed next. */
  function keepKey(event: KeyboardEvent) {
    const { searchedFor } = window;
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (searchedFor === null || key.length > 1 || ctrlKey || metaKey || altKey) return;
    if (isControl(target) || (searchedFor === undefined && key !== '/')) return;
    event.preventDefault();
    window.searchedFor = searchedFor === undefined ? '' : searchedFor + key;
  }

  if (!spares) {
    addEventListener('keydown', keepKey, true);
    addEventListener('load', startWhenShown);
  }
}
