import { expect, test } from 'vitest';
import { formatBengaliDay, formatBengaliMonth } from './bengali-months.ts';
import { formatBengaliNumber } from './bengali-number.ts';
import { bengaliFormats } from './bn.ts';

test('numbers in the browser are those of the server', () => {
  for (const number of [0, 7, 999, 1000, 38_000, 112_000, 1_234_567, 123_456_789, 15.6, 1234.5]) {
    expect(formatBengaliNumber(number)).toBe(bengaliFormats.number(number));
  }
});

test('dates in the browser are those of the server, and months those of Intl', () => {
  const intlMonth = new Intl.DateTimeFormat('bn-BD', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 1; month <= 12; month += 1) {
    const isoMonth = `2027-${String(month).padStart(2, '0')}`;
    expect(formatBengaliMonth(isoMonth)).toBe(intlMonth.format(new Date(`${isoMonth}-01`)));
    expect(formatBengaliDay(`${isoMonth}-01`).replace('\u00a0', ' ')).toBe(
      bengaliFormats.date(`${isoMonth}-01`),
    );
  }
});
