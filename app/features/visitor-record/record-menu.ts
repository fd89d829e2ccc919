import { notify } from '#app/components/layout/notifications/notify.ts';
import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';
import { createButton, createElement, createIcon } from './create-element.ts';
import { deleteRecord } from './delete-record.ts';
import { createHandOverPanel } from './hand-over-panel.ts';
import { createAnswerLink, createRecordedPlanLink, getShortlist } from './record-links.ts';
import { getNameLanguage, localiseRecordLink } from './record-texts.ts';
import styles from './strip.module.css';
import { countReady } from './summarise-record.ts';
import type { VisitorRecord } from './visitor-record.ts';

/**
 * Creates the menu of the strip: all data of the record, "Take it to my phone", and "Delete all". It is a popover,
 * so the browser closes it with Escape and returns the focus.
 */
export function createRecordMenu(
  id: string,
  visitorRecordTexts: VisitorRecordTexts,
): {
  element: HTMLElement;
  update: (record: VisitorRecord) => void;
} {
  const texts = visitorRecordTexts.menu;
  const titleId = `${id}-title`;
  const list = createElement('dl');
  const panel = createHandOverPanel(visitorRecordTexts);
  const close = createButton('', styles.close, () => element.hidePopover());
  close.setAttribute('aria-label', texts.close);
  close.append(createIcon('close'));
  const element = createElement(
    'div',
    { id, className: styles.menu ?? '', role: 'group', 'aria-labelledby': titleId },
    [
      createElement('div', { className: styles.top ?? '' }, [
        createElement('h2', { id: titleId }, [visitorRecordTexts.label]),
        close,
      ]),
      list,
      createElement('p', { className: styles.note ?? '' }, [texts.note]),
      panel.element,
      createElement('div', { className: styles.removal ?? '' }, [
        createButton(texts.remove, styles.remove, () => {
          deleteRecord();
          notify({ id, kind: 'message', ...visitorRecordTexts.removed });
        }),
        createElement('p', {}, [texts.removeNote]),
      ]),
    ],
  );
  element.popover = 'auto';
  element.addEventListener('toggle', panel.reset);
  return {
    element,
    update(record) {
      panel.reset();
      list.replaceChildren(...createRows(record, visitorRecordTexts));
    },
  };
}

function createRows(record: VisitorRecord, visitorRecordTexts: VisitorRecordTexts): HTMLElement[] {
  const texts = visitorRecordTexts.menu;
  const { search, plan, documents, form, reference } = record;
  const shortlist = getShortlist(record);
  const rows: HTMLElement[] = [];
  const addRow = (name: string, value: Node | string, to?: string) => {
    const content = to ? createElement('a', { href: localiseRecordLink(to) }, [value]) : value;
    rows.push(
      createElement('div', {}, [
        createElement('dt', {}, [name]),
        createElement('dd', {}, [content]),
      ]),
    );
  };
  if (plan) {
    const place = createElement('span', { lang: getNameLanguage(plan.place) }, [plan.place]);
    const month = visitorRecordTexts.formatMonth(plan.month);
    const name = createElement('span', {}, [place, `, ${month}`]);
    addRow(texts.plan, name, createRecordedPlanLink(search, plan));
  }
  if (plan && plan.documents.length > 0) {
    const ready = countReady(plan, documents);
    addRow(texts.documents, visitorRecordTexts.documents(ready, plan.documents.length));
  } else if (documents.length > 0) {
    addRow(texts.documents, visitorRecordTexts.ready(documents.length));
  }
  if (search) addRow(texts.sentence, texts.answer, createAnswerLink(search));
  if (shortlist.length > 0) {
    const view = shortlist.length > 1 ? 'compare' : undefined;
    addRow(texts.shortlist, texts.compare(shortlist.length), createAnswerLink(search, view));
  }
  if (form) addRow(texts.form, visitorRecordTexts.next.form, form.page);
  if (reference) addRow(texts.reference, reference);
  return rows;
}
