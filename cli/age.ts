import { addDays } from '#common/dhaka-time.ts';

const agePattern = /^([1-9]\d{0,2})([dwmy])$/;

/**
 * Returns the day that lies an age before another day: `24m` before 2028-11-22 is 2026-11-22. When the month has no
 * such day, it is the last day of that month.
 *
 * @param text days, weeks, months or years: 90d, 12w, 24m, 2y
 * @param today `yyyy-mm-dd`
 * @returns undefined when the text isn't an age
 */
export function subtractAge(text: string, today: string): string | undefined {
  const [, digits, unit] = agePattern.exec(text) ?? [];
  if (!unit) return;
  const count = Number(digits);
  if (unit === 'd' || unit === 'w') return addDays(today, -count * (unit === 'w' ? 7 : 1));
  return subtractMonths(today, unit === 'y' ? count * 12 : count);
}

function subtractMonths(today: string, months: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const daysInMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  const date = Date.UTC(year, month - 1 - months, Math.min(day, daysInMonth));
  return new Date(date).toISOString().slice(0, 10);
}
