import { getLanguage } from '#content/language.ts';
import { offline as offlineTexts } from '#content/offline.ts';
import { offlineNoteId, offlineNoteStyle } from './offline-note.ts';

/** Shows a note at the bottom of the page while the browser is offline. */
export function showNetworkStatus(): void {
  const offline = offlineTexts[getLanguage(location.pathname)];
  // The service worker's note (cached-page.ts) stays, since it says more and has a link that reloads the page.
  const noteOfCopy = document.getElementById(offlineNoteId);
  const showOfflineNote = () => {
    if (!document.getElementById(offlineNoteId)) showNote(offline.open);
  };
  addEventListener('offline', showOfflineNote);
  addEventListener('online', () => {
    if (noteOfCopy) noteOfCopy.firstChild?.replaceWith(`${offline.back} `);
    else document.getElementById(offlineNoteId)?.remove();
  });
  if (!navigator.onLine) showOfflineNote();
}

function showNote(text: string) {
  const note = document.createElement('p');
  note.id = offlineNoteId;
  note.setAttribute('role', 'status');
  note.style.cssText = offlineNoteStyle;
  document.body.append(note);
  // Screen readers announce only text that is added to an element that exists already.
  setTimeout(() => note.append(text), 100);
}
