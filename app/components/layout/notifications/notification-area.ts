import { getLanguage } from '#content/language.ts';
import { siteChrome } from '#content/site-chrome.ts';
import type { Notice } from './notice.ts';
import { createNoticeElement } from './notice-element.ts';
import styles from './notifications.module.css';

export type NotificationArea = {
  show: (notice: Notice) => void;
  /** Moves the focus to the list of notices. If it is empty, it first shows a notice that there are none. */
  focus: () => void;
};

type ShownNotice = {
  element: HTMLLIElement;
  duration: number;
  timer?: ReturnType<typeof setTimeout>;
};

const defaultDurationMs = 8000;
/** Screen readers only announce changes of a live region that existed before, so the first notice waits for this time. */
const announcementDelayMs = 100;

/**
 * Adds the notification area at the end of the page (requirements 2 and 9). No notice times out while the list is hovered or
 * focused, or while the tab is hidden; after that every notice is shown for its full duration again.
 *
 * @returns resolves once screen readers will announce a notice
 */
export async function createNotificationArea(): Promise<NotificationArea> {
  const texts = siteChrome[getLanguage(location.pathname)];
  const shown = new Map<string, ShownNotice>();
  let isHovered = false;
  let isFocused = false;
  /** The element that had the focus before the list. */
  let previousFocus: EventTarget | null = null;

  const area = document.createElement('section');
  area.setAttribute('aria-label', `${texts.notifications} alt+T`);
  area.setAttribute('aria-live', 'polite');
  const list = document.createElement('ol');
  list.tabIndex = -1;
  list.className = styles.list ?? '';

  function restartTimers() {
    const isPaused = isHovered || isFocused || document.hidden;
    for (const [id, notice] of shown) {
      clearTimeout(notice.timer);
      if (!isPaused) notice.timer = setTimeout(close, notice.duration, id);
    }
  }

  function returnFocus() {
    if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  }

  function close(id: string) {
    const notice = shown.get(id);
    if (!notice) return;
    clearTimeout(notice.timer);
    shown.delete(id);
    if (isFocused && shown.size === 0) returnFocus();
    else if (notice.element.contains(document.activeElement)) list.focus();
    void fadeOut(notice.element);
  }

  async function fadeOut(element: HTMLLIElement) {
    element.classList.add(styles.leaving ?? '');
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
    element.remove();
    if (list.childElementCount > 0) return;
    list.remove();
    // A removed element gets no `pointerleave` or `focusout` event.
    isHovered = false;
    isFocused = false;
    previousFocus = null;
  }

  function show(notice: Notice) {
    const { id, duration = defaultDurationMs } = notice;
    const previous = shown.get(id);
    const element = createNoticeElement(notice, () => close(id));
    if (previous) {
      clearTimeout(previous.timer);
      if (previous.element.contains(document.activeElement)) list.focus();
      previous.element.replaceWith(element);
    } else {
      list.append(element);
    }
    shown.set(id, { element, duration });
    if (!list.isConnected) area.append(list);
    restartTimers();
  }

  function focus() {
    if (shown.size === 0) show({ id: 'none', kind: 'message', title: texts.noNotifications });
    list.focus();
  }

  list.addEventListener('pointerenter', () => {
    isHovered = true;
    restartTimers();
  });
  list.addEventListener('pointerleave', () => {
    isHovered = false;
    restartTimers();
  });
  list.addEventListener('focusin', ({ relatedTarget }) => {
    // There is no `relatedTarget` if the focus returns from another window.
    if (!isFocused && relatedTarget) previousFocus = relatedTarget;
    isFocused = true;
    restartTimers();
  });
  list.addEventListener('focusout', ({ relatedTarget }) => {
    isFocused = relatedTarget instanceof Node && list.contains(relatedTarget);
    restartTimers();
  });
  list.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') returnFocus();
  });
  document.addEventListener('visibilitychange', restartTimers);

  document.body.append(area);
  await new Promise((resolve) => setTimeout(resolve, announcementDelayMs));
  return { show, focus };
}
