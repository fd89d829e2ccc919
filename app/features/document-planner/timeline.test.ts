import { expect, test } from 'vitest';
import { plannerTexts } from '#content/en/document-planner.ts';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { opportunities } from '#domain/eligibility/opportunities.ts';
import { choosePlan } from './choose-plan.ts';
import { createTimeline } from './timeline.ts';

const today = '2026-11-22';
function createTestTimeline(id: string, departureMonth: string) {
  const opportunity = opportunities.find((each) => each.id === id);
  if (!opportunity) throw new Error(`Opportunity ${id} not found`);
  const { plan } = choosePlan(opportunity, getDocuments(opportunity, 'en'), {
    departureMonth,
    today,
  });
  return createTimeline(plan, { opportunity, today, texts: plannerTexts });
}
const findBar = (id: string, departureMonth: string, key: string) => {
  const bar = createTestTimeline(id, departureMonth)?.bars.find((each) => each.key === key);
  if (!bar) throw new Error(`Bar ${key} not found`);
  return bar;
};
/** Converts shares to days since the start of the timeline, which has 243 days from January to August. */
const toDays = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((share) => Math.round(share * 243));

test('the timeline reaches from the month of the first day to the departure', () => {
  const { months, today: now } = createTestTimeline('germany-internship', '2027-09') ?? {};
  expect(months?.map(({ name }) => name).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug');
  expect(months?.map(({ from }) => Math.round(from * 243)).slice(0, 3)).toEqual([0, 31, 59]);
  expect(now).toBeUndefined();
});

test('a bar ends when its document is needed', () => {
  const germany = (key: string) => toDays(findBar('germany-internship', '2027-09', key));
  // The application is due on 3 March.
  expect(germany('passport')).toEqual([19, 61]);
  expect(germany('resume')).toEqual([40, 61]);
  expect(germany('transcripts')).toEqual([26, 61]);
  expect(germany('apply')).toEqual([61, 124]);
  expect(germany('visa')).toEqual([159, 243]);
});

test('a late bar begins today', () => {
  const { today: now, bars = [] } = createTestTimeline('germany-internship', '2027-06') ?? {};
  expect(now).toBeGreaterThan(0);
  for (const { key, from, isLate } of bars) {
    if (isLate) expect(from, key).toBe(now);
    else expect(from, key).toBeGreaterThan(now ?? 1);
  }
  expect(bars.filter(({ isLate }) => isLate)).toHaveLength(5);
});

test.each(opportunities.filter(({ isAbroad }) => isAbroad))(
  'every bar of $id is inside the timeline, with room for its label, however late it is',
  ({ id }) => {
    for (const departureMonth of ['2026-12', '2027-01', '2027-03', '2027-06', '2028-11']) {
      for (const { key, from, to, labelPosition } of createTestTimeline(id, departureMonth)?.bars ??
        []) {
        expect(from, `${departureMonth} ${key}`).toBeGreaterThanOrEqual(0);
        expect(to, `${departureMonth} ${key}`).toBeLessThanOrEqual(1);
        const room = { after: 1 - to, before: from, inside: to - from }[labelPosition];
        expect(room, `${departureMonth} ${key} ${labelPosition}`).toBeGreaterThan(0.24);
      }
    }
  },
);

test('there is no timeline after the departure, or without a visa', () => {
  expect(createTestTimeline('germany-internship', '2026-10')).toBeUndefined();
  expect(createTestTimeline('virtual-internship', '2027-09')).toBeUndefined();
});
