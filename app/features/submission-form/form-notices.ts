import type { Notice } from '#app/components/layout/notifications/notice.ts';
import { notify, prepareNotifications } from '#app/components/layout/notifications/notify.ts';
import { breakpoints } from '#app/styles/breakpoints.ts';

/**
 * How long a notification stays, in milliseconds. It is limited because a notification covers part of the page on a phone, and
 * the page shows the same message. On a phone, where it is as wide as the page, the notice of success leaves sooner.
 */
const noticeDurationMs = 15_000;
const getSuccessDurationMs = () =>
  matchMedia(breakpoints.phone).matches ? 6000 : noticeDurationMs;

/**
 * Creates functions that show the notifications of a form. A new notification replaces the one before.
 *
 * @param isOn whether to show any; not in an iframe, where they would be out of sight
 */
export function createFormNotices(isOn: boolean) {
  const show = (notice: Omit<Notice, 'id'>) => {
    if (isOn) notify({ id: 'form', duration: noticeDurationMs, ...notice });
  };
  return {
    show,
    showSuccess: (texts: Pick<Notice, 'title' | 'text'>) =>
      show({ kind: 'success', duration: getSuccessDurationMs(), ...texts }),
    /** Loads what notifications need, as soon as the visitor begins with the form. */
    prepare() {
      if (isOn) prepareNotifications();
    },
  };
}
