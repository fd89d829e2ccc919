import { offline } from '#content/offline.ts';
import { offlineNoteId, offlineNoteStyle } from './offline-note.ts';

/** Says at the page's foot when the network is gone, until it is back. */
export function showNetworkStatus(): void {
  // The service worker's note (cached-page.ts) says more, and has a link to the page itself.
  const ofCopy = document.getElementById(offlineNoteId);
  const say = () => {
    if (!document.getElementById(offlineNoteId)) showNote(offline.open);
  };
  addEventListener('offline', say);
  addEventListener('online', () => {
    if (ofCopy) ofCopy.firstChild?.replaceWith(`${offline.back} `);
    else document.getElementById(offlineNoteId)?.remove();
  });
  if (!navigator.onLine) say();
}

function showNote(text: string) {
  const note = document.createElement('p');
  note.id = offlineNoteId;
  note.setAttribute('role', 'status');
  note.style.cssText = offlineNoteStyle;
  document.body.append(note);
  // Screen readers read what comes into an element that was there before.
  setTimeout(() => note.append(text), 100);
}
