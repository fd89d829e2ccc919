import { readTicks, storeTicks } from './ticked-documents.ts';

/**
 * Connects the checkboxes of documents with the ticks that this device keeps: `<input type="checkbox"
 * data-document="passport">`. A document is ticked in every list that has it. A checkbox that was ticked before the script ran
 * is kept too. `[data-ready]` says how many are ticked. The button `[data-delete-ticks]` is shown while there are ticks, and deletes them.
 */
export function connectDocumentBoxes(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-document]')];
  const button = document.querySelector<HTMLButtonElement>('[data-delete-ticks]');
  const count = document.querySelector<HTMLElement>('[data-ready]');
  const status = document.querySelector<HTMLElement>('[data-ticks-deleted]');
  const getId = (box: HTMLInputElement) => box.dataset.document ?? '';
  let ticks = new Set<string>();

  function show() {
    for (const box of boxes) box.checked = ticks.has(getId(box));
    const ready = new Set(boxes.filter(({ checked }) => checked).map(getId)).size;
    count?.replaceChildren(count.dataset.ready?.split('|')[ready] ?? '');
    if (button) button.hidden = ticks.size === 0;
  }
  function load() {
    ticks = new Set(readTicks());
    show();
  }
  function setTick(box: HTMLInputElement) {
    if (box.checked) ticks.add(getId(box));
    else ticks.delete(getId(box));
    storeTicks([...ticks]);
    status?.replaceChildren();
    show();
  }

  const early = boxes.filter(({ checked }) => checked);
  ticks = new Set(readTicks());
  for (const box of early) ticks.add(getId(box));
  if (early.length > 0) storeTicks([...ticks]);
  show();
  for (const box of boxes) box.addEventListener('change', () => setTick(box));
  button?.addEventListener('click', () => {
    ticks = new Set();
    storeTicks([]);
    show();
    status?.replaceChildren(status.dataset.ticksDeleted ?? '');
    boxes[0]?.focus();
  });
  // Another tab has changed them, or the back/forward cache restores a page with earlier ones.
  addEventListener('storage', load);
  addEventListener('pageshow', ({ persisted }) => persisted && load());
}
