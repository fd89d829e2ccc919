import { toBengaliDigits } from './bengali-digits.ts';
import { getBengaliMonth } from './bengali-months.ts';

/* These functions need no `Intl`, so that scripts of pages can use them, too. They format a date's day and time in UTC. */

const weekdays = ['রোববার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'] as const;

/** The parts of the day, each with the hour at which it begins. */
const partsOfDay: readonly (readonly [from: number, name: string])[] = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
];

/** Formats a time of the day: 'বিকেল ৪টা', 'বিকেল ৪টা ৫ মিনিট'. */
export function formatBengaliClock(hours: number, minutes: number): string {
  const [, part = ''] = partsOfDay.find(([from]) => hours >= from) ?? [];
  return toBengaliDigits(`${part} ${hours % 12 || 12}টা${minutes ? ` ${minutes} মিনিট` : ''}`);
}

/** Formats a day: '৫ ডিসেম্বর ২০২৬'. */
const formatDay = (date: Date): string =>
  toBengaliDigits(
    `${date.getUTCDate()} ${getBengaliMonth(date.toISOString())} ${date.getUTCFullYear()}`,
  );

/** Formats a day with its day of the week: 'শনিবার, ৫ ডিসেম্বর ২০২৬'. */
export const formatBengaliWeekday = (date: Date): string =>
  `${weekdays[date.getUTCDay()]}, ${formatDay(date)}`;

/** Formats a moment: '৫ ডিসেম্বর ২০২৬, বিকেল ৪টা ৫ মিনিট'. */
export const formatBengaliTime = (date: Date): string =>
  `${formatDay(date)}, ${formatBengaliClock(date.getUTCHours(), date.getUTCMinutes())}`;
