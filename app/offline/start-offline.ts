import { offline } from '#app/content/offline.ts';
import { trustedServiceWorker } from '#app/document/trusted-html.ts';
import { savesData } from '#app/saves-data.ts';
import { offlineNote, offlineNoteStyle } from './offline-note.ts';
import type { Visit } from './visit.ts';

/**
 * What a page does about the network, once it has come to rest: says when it is gone, leaves links to the service worker
 * then, and hands it what it is to keep. With Save-Data nothing is kept.
 */
export function startOffline(): void {
  // From the service worker, which says more (kept-page.ts).
  const isCopy = document.getElementById(offlineNote) !== null;
  const say = () => {
    if (!document.getElementById(offlineNote)) show(offline.open);
  };
  addEventListener('offline', say);
  addEventListener('online', () => {
    document.getElementById(offlineNote)?.remove();
    if (isCopy) show(offline.back, offline.reload);
  });
  if (!navigator.onLine) say();
  document.addEventListener('click', followAsDocument, { capture: true });
  if (import.meta.env.PROD && !savesData()) void register();
}

/** @param reload the name of a link to the same page */
function show(text: string, reload?: string) {
  const note = document.createElement('p');
  note.id = offlineNote;
  note.setAttribute('role', 'status');
  note.style.cssText = offlineNoteStyle;
  document.body.append(note);
  // Screen readers read what comes into an element that was there.
  setTimeout(() => {
    note.append(text);
    if (!reload) return;
    const link = document.createElement('a');
    link.href = location.href;
    link.append(reload);
    link.style.color = 'inherit';
    // Not the router, for which it would be the page that is open.
    link.addEventListener('click', () => location.reload());
    note.append(' ', link);
  }, 100);
}

/** Without a network the router has no data for another page, but the service worker may have the page. */
function followAsDocument(event: MouseEvent) {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (navigator.onLine || !navigator.serviceWorker?.controller) return;
  if (button || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
  const link = target.closest('a');
  // The search's link opens the search.
  if (!link || link.target || link.origin !== location.origin || 'search' in link.dataset) return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  location.assign(link.href);
}

/** A browser that refuses, as in a private window, keeps nothing. */
async function register() {
  if (!navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register(trustedServiceWorker());
    const { active } = await navigator.serviceWorker.ready;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ path: location.pathname, files } satisfies Visit);
  } catch {}
}
