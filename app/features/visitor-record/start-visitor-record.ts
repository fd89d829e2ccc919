import { handOverPrefix } from './hand-over-prefix.ts';
import { recordChange, recordKey } from './record-key.ts';

/**
 * Shows the strip of the visitor's record, keeps the ticks of document boxes, and offers a record that a link hands over.
 * The code of each is fetched only if there is something to show. If that fails, the page works without it.
 */
export function startVisitorRecord(): void {
  const ignore = () => {};
  if (document.querySelector('[data-document]')) {
    import('./document-boxes.ts').then(
      ({ connectDocumentBoxes }) => connectDocumentBoxes(),
      ignore,
    );
  }
  // A page in an iframe has no header, and no strip below it.
  if (parent !== window) return;
  const showStrip = () => {
    import('./strip.ts').then(({ showStrip }) => showStrip(), ignore);
  };
  if (hasStoredRecord()) showStrip();
  else
    for (const type of [recordChange, 'storage']) addEventListener(type, showStrip, { once: true });
  if (location.hash.startsWith(handOverPrefix)) {
    import('./hand-over.ts').then(({ offerHandOver }) => offerHandOver(), ignore);
  }
}

function hasStoredRecord(): boolean {
  try {
    return localStorage.getItem(recordKey) !== null;
  } catch {
    return false;
  }
}
