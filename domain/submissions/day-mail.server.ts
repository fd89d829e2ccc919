import { toDhakaDay } from '#common/dhaka-time.ts';
import type { Log } from '#common/log.ts';
import { officeHours } from '#content/office-hours.ts';
import { collectDayOverview, type DayOverview, type DaySources } from './day-overview.server.ts';
import type { MailSettings } from './mail-transport.server.ts';
import { renderDayMail } from './mails/day-mail.server.ts';
import { getOpeningTime } from './office-time.ts';
import { type ScheduleOptions, startScheduledMail } from './scheduled-mail.server.ts';
import type { Store } from './store.server.ts';

/** Returns the name of the day's mail from the opening of the office on; undefined before, and on days when it stays closed. */
export function getDueDay(now: Date): string | undefined {
  const day = toDhakaDay(now.toISOString());
  const opening = getOpeningTime(day, officeHours);
  return opening !== undefined && now.getTime() >= opening ? `day-${day}` : undefined;
}

/** Whether there is something that staff have to know. */
const isWorthSending = ({ overdue, dueToday, later, heldBack, markedByLink }: DayOverview) =>
  overdue.length + dueToday.length + later + heldBack.length + markedByLink.length > 0;

/** Mails to staff what is open, at the opening of the office on each of its days. Nothing open: no mail. */
export const startDayMail = (
  store: Store,
  settings: MailSettings,
  log: Log,
  sources: DaySources,
  options?: ScheduleOptions,
): { stop: () => Promise<void> } =>
  startScheduledMail(
    store,
    settings,
    log,
    {
      kind: 'day',
      getDueName: getDueDay,
      async compose(_, now) {
        const day = await collectDayOverview(store, now, sources);
        return isWorthSending(day) ? renderDayMail(day, now) : undefined;
      },
    },
    options,
  );
