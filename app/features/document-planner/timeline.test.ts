import { expect, test } from 'vitest';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { choosePlan } from './choose-plan.ts';
import { createTimeline } from './timeline.ts';

const today = '2026-11-22';
function tide(id: string, leave: string) {
  const option = opportunities.find((each) => each.id === id);
  if (!option) throw new Error(`no option ${id}`);
  const { plan } = choosePlan(option, getDocuments(option), { leave, today });
  return createTimeline(plan, { option, today });
}
const hull = (id: string, leave: string, key: string) => {
  const found = tide(id, leave)?.bars.find((each) => each.key === key);
  if (!found) throw new Error(`no hull ${key}`);
  return found;
};
/** The days from the start of the table, of 243 from January to September. */
const days = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((share) => Math.round(share * 243));

test('the table goes from the month of the first day to the departure', () => {
  const { months, today: now } = tide('germany-internship', '2027-09') ?? {};
  expect(months?.map(({ name }) => name).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug');
  expect(months?.map(({ from }) => Math.round(from * 243)).slice(0, 3)).toEqual([0, 31, 59]);
  expect(now).toBeUndefined();
});

test('a hull lies until its document is needed', () => {
  const germany = (key: string) => days(hull('germany-internship', '2027-09', key));
  // The application is due on 3 March.
  expect(germany('passport')).toEqual([19, 61]);
  expect(germany('resume')).toEqual([40, 61]);
  expect(germany('transcripts')).toEqual([26, 61]);
  expect(germany('apply')).toEqual([61, 124]);
  expect(germany('visa')).toEqual([159, 243]);
});

test('what should have begun begins today', () => {
  const { today: now, bars = [] } = tide('germany-internship', '2027-06') ?? {};
  expect(now).toBeGreaterThan(0);
  for (const { key, from, isLate } of bars) {
    if (isLate) expect(from, key).toBe(now);
    else expect(from, key).toBeGreaterThan(now ?? 1);
  }
  expect(bars.filter(({ isLate }) => isLate)).toHaveLength(5);
});

test.each(opportunities.filter(({ isAbroad }) => isAbroad))(
  'every hull of $id lies in the table, with room for its name, however late it is',
  ({ id }) => {
    for (const leave of ['2026-12', '2027-01', '2027-03', '2027-06', '2028-11']) {
      for (const { key, from, to, labelPosition } of tide(id, leave)?.bars ?? []) {
        expect(from, `${leave} ${key}`).toBeGreaterThanOrEqual(0);
        expect(to, `${leave} ${key}`).toBeLessThanOrEqual(1);
        const room = { after: 1 - to, before: from, inside: to - from }[labelPosition];
        expect(room, `${leave} ${key} ${labelPosition}`).toBeGreaterThan(0.24);
      }
    }
  },
);

test('nothing is moored where the day has passed, or where there are no documents', () => {
  expect(tide('germany-internship', '2026-10')).toBeUndefined();
  expect(tide('virtual-internship', '2027-09')).toBeUndefined();
});
