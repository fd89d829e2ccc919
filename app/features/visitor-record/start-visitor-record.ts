import { handOverPrefix } from './hand-over-prefix.ts';
import { hasStoredRecord, recordChange } from './record-key.ts';
import { importRecordTexts } from './record-texts.ts';

const boxSelector = '[data-document]';

const importDocumentBoxes = () => import('./document-boxes.ts');
const importStrip = () => Promise.all([import('./strip.ts'), importRecordTexts()]);
const importHandOver = () => Promise.all([import('./hand-over.ts'), importRecordTexts()]);

/**
 * Shows the strip of the visitor's record, connects the checkboxes of documents with the record, and offers a record that a
 * link hands over. The code is imported only once there is a record. If the import fails, the page works without it.
 */
export function startVisitorRecord(): void {
  // A page in an iframe has no header, and no strip below it.
  const isInFrame = parent !== window;
  const listening = new AbortController();

  function start() {
    listening.abort();
    if (document.querySelector(boxSelector)) {
      ifLoaded(importDocumentBoxes(), (module) => module.connectDocumentBoxes());
    }
    if (!isInFrame)
      whenStripMayAppear((isKey) => {
        ifLoaded(importStrip(), ([module, texts]) => module.showStrip({ isKey, texts }));
      });
  }

  if (hasStoredRecord() || document.querySelector(`${boxSelector}:checked`)) start();
  else {
    const { signal } = listening;
    for (const type of [recordChange, 'storage']) addEventListener(type, start, { signal });
    const handleChange = ({ target }: Event) => {
      if (target instanceof Element && target.matches(boxSelector)) start();
    };
    addEventListener('change', handleChange, { signal });
  }
  if (!isInFrame) {
    // In a tab that has the page open already, a link to it changes only the fragment.
    addEventListener('hashchange', offerHandOver);
    offerHandOver();
  }
}

function offerHandOver() {
  if (!location.hash.startsWith(handOverPrefix)) return;
  ifLoaded(importHandOver(), ([module, texts]) => module.offerHandOver(texts));
}

/**
 * Starts a module, and ignores a failed import. `import()` must not be followed by `then` directly: Vite then handles the
 * failure of a stylesheet after it, so that it isn't ignored.
 */
function ifLoaded<Module>(importing: Promise<Module>, start: (module: Module) => void) {
  importing.then(start, () => {});
}

/**
 * Calls back at once if there is room for the strip or the page is scrolled, and otherwise when the visitor scrolls or presses
 * a key. Before that the strip couldn't appear (strip-room.ts), so its code isn't needed.
 */
function whenStripMayAppear(callback: (isKey: boolean) => void) {
  if ('hasStrip' in document.documentElement.dataset || scrollY > 0) return callback(false);
  const listening = new AbortController();
  for (const type of ['scroll', 'keydown']) {
    const handleEvent = () => {
      listening.abort();
      callback(type === 'keydown');
    };
    addEventListener(type, handleEvent, { passive: true, signal: listening.signal });
  }
}
