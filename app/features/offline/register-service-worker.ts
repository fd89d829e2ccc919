import { prefersReducedData } from '#app/browser/prefers-reduced-data.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import { createTrustedTypesPolicy } from '#app/rendering/trusted-types.ts';
import type { PageVisitMessage } from './page-visit-message.ts';

/** The build writes the service worker to this path (scripts/service-worker.ts). Its folder determines the worker's scope. */
const scriptUrl = '/service-worker.js';

/** Allows only this script URL in browsers that support Trusted Types. */
const policy = createTrustedTypesPolicy('service-worker', { createScriptURL: () => scriptUrl });

/**
 * Registers the service worker once the page is idle, and sends it the page to cache. It does nothing when the visitor
 * prefers reduced data, or when the browser has no service workers, as over plain HTTP.
 */
export function registerServiceWorkerWhenIdle(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker || prefersReducedData()) return;
  const registerOnceIdle = () => void whenIdle().then(registerServiceWorker);
  if (document.readyState === 'complete') registerOnceIdle();
  else addEventListener('load', registerOnceIdle);
}

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
