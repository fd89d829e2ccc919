import { prefersReducedData } from '#app/browser/prefers-reduced-data.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import { createTrustedTypesPolicy } from '#app/rendering/trusted-types.ts';
import type { PageVisitMessage } from './page-visit-message.ts';

/** The build writes the service worker to this path (scripts/service-worker.ts). Its folder determines the worker's scope. */
const scriptUrl = '/service-worker.js';

/** Allows only this script URL in browsers that support Trusted Types. */
const policy = createTrustedTypesPolicy('service-worker', { createScriptURL: () => scriptUrl });

/**
 * Registers the service worker after the visitor's first action, once the page is idle, and sends it the page to cache. A worker
 * that runs already is told of the page without an action. The function does nothing when the visitor prefers reduced data, or when
 * the browser has no service workers, as over plain HTTP.
 */
export async function registerServiceWorkerOnceUsed(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker || prefersReducedData()) return;
  if (document.readyState !== 'complete') await nextEvent('load');
  // The service worker fetches pages, which would be wasted on a visitor who leaves without any action.
  if (!navigator.serviceWorker.controller) await nextEvent('pointerdown', 'keydown', 'scroll');
  await whenIdle();
  await registerServiceWorker();
}

/** Resolves with the next event of one of these types that reaches the window. The scrolling of an element doesn't reach it. */
const nextEvent = (...types: string[]) =>
  new Promise((resolve) => {
    for (const type of types) addEventListener(type, resolve, { once: true, passive: true });
  });

async function registerServiceWorker() {
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? scriptUrl);
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ path: location.pathname, files } satisfies PageVisitMessage);
  } catch {
    // When the browser rejects it, as in a private window, nothing is cached.
  }
}
