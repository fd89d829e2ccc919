import { prefersReducedData } from '#app/browser/prefers-reduced-data.ts';
import { whenIdle } from '#app/browser/when-idle.ts';
import { createTrustedTypesPolicy } from '#app/rendering/trusted-types.ts';
import type { PageVisitMessage } from './page-visit-message.ts';

/** The build puts the service worker's script there (scripts/service-worker.ts): the folder is what it may answer for. */
const scriptUrl = '/service-worker.js';

/** The one URL that may become a script in browsers that know Trusted Types. */
const policy = createTrustedTypesPolicy('service-worker', { createScriptURL: () => scriptUrl });

/**
 * Starts the service worker once the page has come to rest, and tells it what it is to keep. Not with Save-Data, nor where the
 * browser has none, as over plain HTTP.
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
    // A browser that refuses, as in a private window, keeps nothing.
  }
}
