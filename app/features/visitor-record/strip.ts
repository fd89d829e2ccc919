import { getLanguage } from '#content/language.ts';
import type { VisitorRecordTexts } from '#content/types/visitor-record-texts.ts';
import { getDraftKey } from '../submission-form/draft-storage.ts';
import { createElement, createIcon } from './create-element.ts';
import { createRecordMenu } from './record-menu.ts';
import { subscribeToRecord, visitorRecord } from './record-store.ts';
import { getNameLanguage, localiseRecordLink } from './record-texts.ts';
import styles from './strip.module.css';
import { reserveStripRoom, setStripRoom } from './strip-room.ts';
import { type RecordSummary, summariseRecord } from './summarise-record.ts';
import { isEmptyRecord } from './visitor-record.ts';

const menuId = 'record-menu';
let isShown = false;

interface StripOptions {
  isKey: boolean;
  texts: VisitorRecordTexts;
}

/**
 * Shows the strip below the header: a summary of this device's record, the next action, and a menu. The strip is removed when
 * the record becomes empty.
 *
 * @param options.isKey whether the visitor has just pressed a key (strip-room.ts)
 * @param options.texts the texts of the record in the language of the page
 */
export async function showStrip({ isKey, texts }: StripOptions): Promise<void> {
  let hasKey = isKey;
  const header = document.querySelector('body > header');
  // The menu is a popover, so a browser without popovers gets no strip.
  if (isShown || !header || !('popover' in header)) return;
  isShown = true;
  const link = createElement('a', { className: styles.next ?? '' });
  const menu = createRecordMenu(menuId, texts);
  const button = createElement('button', { type: 'button', className: styles.button ?? '' }, [
    createElement('span', {}, [texts.label]),
    createIcon('chevron-down'),
  ]);
  button.setAttribute('popovertarget', menuId);
  const strip = createElement(
    'section',
    { className: styles.strip ?? '', 'aria-label': texts.label },
    [createElement('div', { className: `container ${styles.bar}` }, [link, button]), menu.element],
  );

  async function update() {
    forgetOldDraft();
    const record = visitorRecord.read();
    const summary = summariseRecord(record, {
      isPlan: isPlanOf(record.plan?.id),
      texts,
    });
    if (!summary) {
      if (menu.element.matches(':popover-open')) menu.element.hidePopover();
      if (strip.contains(document.activeElement)) document.querySelector('main')?.focus();
      strip.remove();
      setStripRoom(false);
      return;
    }
    link.href = localiseRecordLink(summary.next.to);
    link.replaceChildren(...createSummary(summary));
    menu.update(record);
    if (strip.isConnected) return;
    const room = reserveStripRoom({ isKey: hasKey });
    hasKey = false;
    await room;
    // The record may have been deleted meanwhile, in another window.
    if (isEmptyRecord(visitorRecord.read())) setStripRoom(false);
    else header?.after(strip);
  }
  subscribeToRecord(() => void update());
  translatePlan();
  await update();
}

/**
 * Gives the plan its name in the language of the page, after a visitor has changed the language. Without a network it keeps the
 * other one. Once per page: two pages in different languages would go on translating for each other.
 */
function translatePlan() {
  const { plan } = visitorRecord.read();
  if (!plan || getNameLanguage(plan.place) === getLanguage(location.pathname)) return;
  import('./translate-place.ts').then(({ translatePlace }) => translatePlace()).catch(() => {});
}

/** Whether this page shows the plan with this id. If so, the next action must lead elsewhere. */
function isPlanOf(id: string | undefined): boolean {
  return id !== undefined && new URLSearchParams(location.search).get('plan') === id;
}

/** Removes from the record a form whose draft has expired or was deleted (features/submission-form/clean-drafts.ts). */
function forgetOldDraft() {
  const { form } = visitorRecord.read();
  if (form && visitorRecord.isStored() && !localStorage.getItem(getDraftKey(form.path))) {
    visitorRecord.update({ form: undefined });
  }
}

function createSummary({ title, details: [first, ...others], next }: RecordSummary) {
  const createLine = (...children: HTMLElement[]) =>
    createElement(
      'span',
      {},
      children.flatMap((child) => [child, ' ']),
    );
  const createPart = (text: string) => createElement('span', {}, [text]);
  return [
    createLine(
      createElement('b', { lang: getNameLanguage(title) }, [title]),
      ...(first ? [createPart(first)] : []),
    ),
    createLine(...others.map(createPart), createElement('u', {}, [next.name])),
  ];
}
