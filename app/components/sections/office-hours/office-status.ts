import { officeHours } from '#content/office-hours.ts';

/** Whether the office is open, and if not, when it opens next. */
export type OfficeStatus = { open: true } | { open: false; opens: 'today' | 'tomorrow' | 'sunday' };

/** Dhaka is at UTC+6 all year. */
const dhakaOffsetMs = 6 * 60 * 60 * 1000;
const { opensAt, closesAt } = officeHours;

const isWorkday = (day: number) => officeHours.days.some((workday) => workday === day % 7);

/**
 * Returns the status of the office in Dhaka, which is open Sunday to Thursday 10:00 AM to 6:00 PM (requirements 2, "Contact").
 */
export function getOfficeStatus(time: Date): OfficeStatus {
  const dhakaTime = new Date(time.getTime() + dhakaOffsetMs);
  const day = dhakaTime.getUTCDay();
  const hour = dhakaTime.getUTCHours();
  if (isWorkday(day) && hour >= opensAt && hour < closesAt) return { open: true };
  if (isWorkday(day) && hour < opensAt) return { open: false, opens: 'today' };
  return { open: false, opens: isWorkday(day + 1) ? 'tomorrow' : 'sunday' };
}
