import { noNotifications } from '#content/notifications.ts';
import { siteChrome } from '#content/site-chrome.ts';
import type { Notice } from './notice.ts';
import { createNoticeElement } from './notice-element.ts';
import styles from './notifications.module.css';

export type NotificationArea = {
  show: (notice: Notice) => void;
  /** Moves the focus to the list of notices, or to a notice that says that there are none. */
  focus: () => void;
};

type ShownNotice = {
  element: HTMLLIElement;
  duration: number;
  timer?: ReturnType<typeof setTimeout>;
};

const defaultDurationMs = 8000;
/** Screen readers announce what is added to a live region that they know already. In milliseconds. */
const announcementDelayMs = 100;

/**
 * Puts the notification area at the end of the page: bottom right, Alt+T (requirements 2 and 9). No notice goes while the
 * pointer or the focus is on one, or while the tab is hidden; after that each stays for its whole duration again.
 */
export async function createNotificationArea(): Promise<NotificationArea> {
  const shown = new Map<string, ShownNotice>();
  let isHovered = false;
  let isFocused = false;
  /** What had the focus before the list. */
  let focusedBefore: EventTarget | null = null;

  const area = document.createElement('section');
  area.setAttribute('aria-label', `${siteChrome.notifications} alt+T`);
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
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
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
    // An element that is removed gets no event when the pointer leaves it.
    isHovered = false;
    isFocused = false;
    focusedBefore = null;
  }

  function show(notice: Notice) {
    const { id, duration = defaultDurationMs } = notice;
    const earlier = shown.get(id);
    const element = createNoticeElement(notice, () => close(id));
    if (earlier) {
      clearTimeout(earlier.timer);
      if (earlier.element.contains(document.activeElement)) list.focus();
      earlier.element.replaceWith(element);
    } else {
      list.append(element);
    }
    shown.set(id, { element, duration });
    if (!list.isConnected) area.append(list);
    restartTimers();
  }

  function focus() {
    if (shown.size === 0) show({ id: noNotifications, kind: 'message', title: noNotifications });
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
    // Without one the focus comes back from another window.
    if (!isFocused && relatedTarget) focusedBefore = relatedTarget;
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
