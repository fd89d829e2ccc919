import { subscribeToRecord, visitorRecord } from './record-store.ts';

/**
 * Connects the checkboxes of documents with the visitor's record: `<input type="checkbox" data-document="passport">`. A
 * document is ticked in every list that has it. A checkbox that was ticked before the script ran is added to the record.
 */
export function connectDocumentBoxes(): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-document]')];
  const getId = (box: HTMLInputElement) => box.dataset.document ?? '';
  function update() {
    const { documents } = visitorRecord.read();
    for (const box of boxes) box.checked = documents.includes(getId(box));
  }
  for (const box of boxes) {
    if (box.checked) visitorRecord.setDocument(getId(box), true);
    box.addEventListener('change', () => visitorRecord.setDocument(getId(box), box.checked));
  }
  update();
  subscribeToRecord(update);
}
