import { addDays, startOfDhakaDay, startOfWeek, toDhakaDay } from '#common/dhaka-time.ts';
import type { Log } from '#common/log.ts';
import type { MailSettings } from './mail-transport.server.ts';
import { renderDigest } from './mails/digest-mail.server.ts';
import { type ScheduleOptions, startScheduledMail } from './scheduled-mail.server.ts';
import type { Store } from './store.server.ts';
import { collectWeeklyStatistics } from './weekly-statistics.server.ts';

/** The digest is due on Sunday at nine in Dhaka. The office opens at ten. */
const digestHour = 9;
const hourMs = 60 * 60 * 1000;

/**
 * Returns the week whose digest is due: the last complete week, from Sunday at nine on. A digest that was missed, as
 * when the site was down, stays due until the next one.
 *
 * @returns the first day of the week, a Sunday, as `yyyy-mm-dd`; undefined before nine on a Sunday
 */
export function getDueWeek(now: Date): string | undefined {
  const present = startOfWeek(toDhakaDay(now.toISOString()));
  const due = Date.parse(startOfDhakaDay(present)) + digestHour * hourMs;
  return now.getTime() >= due ? addDays(present, -7) : undefined;
}

/**
 * Mails the numbers of each week once. Before the first submission there is none to send.
 *
 * @param settings `to` is the digest's own address
 */
export const startDigest = (
  store: Store,
  settings: MailSettings,
  log: Log,
  options?: ScheduleOptions,
): { stop: () => Promise<void> } =>
  startScheduledMail(
    store,
    settings,
    log,
    {
      kind: 'digest',
      getDueName: getDueWeek,
      async compose(week) {
        if ((await store.count({ until: startOfDhakaDay(addDays(week, 7)) })) === 0) return;
        return renderDigest(week, await collectWeeklyStatistics(store, week));
      },
    },
    options,
  );
