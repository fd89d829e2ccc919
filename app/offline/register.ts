import { trustedServiceWorker } from '#app/document/trusted-html.ts';
import { savesData } from '#app/saves-data.ts';
import { whenIdle } from '#app/when-idle.ts';
import type { Visit } from './visit.ts';

/**
 * Starts the service worker once the page has come to rest, and tells it what it is to keep. Not with Save-Data, nor where the
 * browser has none, as over plain HTTP.
 */
export function registerWhenIdle(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker || savesData()) return;
  const registerOnceIdle = () => void whenIdle().then(register);
  if (document.readyState === 'complete') registerOnceIdle();
  else addEventListener('load', registerOnceIdle);
}

async function register() {
  try {
    await navigator.serviceWorker.register(trustedServiceWorker());
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ path: location.pathname, files } satisfies Visit);
  } catch {
    // A browser that refuses, as in a private window, keeps nothing.
  }
}
