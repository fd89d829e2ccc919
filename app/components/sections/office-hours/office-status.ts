import { officeHours } from '#content/office-hours.ts';

/** How the office stands: open, or when it opens next. */
export type OfficeStatus = { open: true } | { open: false; opens: 'today' | 'tomorrow' | 'sunday' };

/** Dhaka keeps UTC+6 all year. */
const dhakaOffsetMs = 6 * 60 * 60 * 1000;
const { opensAt, closesAt } = officeHours;

const isWorkday = (day: number) => officeHours.days.some((each) => each === day % 7);

/** Whether the office in Dhaka is open: Sunday to Thursday 10:00 AM to 6:00 PM (requirements 2, "Contact"). */
export function getOfficeStatus(time: Date): OfficeStatus {
  const dhaka = new Date(time.getTime() + dhakaOffsetMs);
  const day = dhaka.getUTCDay();
  const hour = dhaka.getUTCHours();
  if (isWorkday(day) && hour >= opensAt && hour < closesAt) return { open: true };
  if (isWorkday(day) && hour < opensAt) return { open: false, opens: 'today' };
  return { open: false, opens: isWorkday(day + 1) ? 'tomorrow' : 'sunday' };
}
