import { expect, test } from 'vitest';
import {
  emptyRecord,
  isEmptyRecord,
  parseRecord,
  recordLifetimeMs,
  stringifyRecord,
  type VisitorRecord,
} from './visitor-record.ts';

const now = 1_800_000_000_000;
const record = {
  search: 'age=22&compare=germany-internship&compare=usa-teacher',
  plan: {
    id: 'germany-internship',
    place: 'Germany',
    month: '2027-09',
    documents: ['passport', 'resume'],
    obtained: ['passport'],
    apply: '/apply/international-internship?destination=germany&leave=2027-09',
  },
  documents: ['resume'],
  form: { path: '/embed/contact', page: '/contact' },
  reference: 'OPR-7K4M-29QX',
} satisfies VisitorRecord;
const parse = (change: object) =>
  parseRecord(JSON.stringify({ ...record, savedAt: now, ...change }), now);

test('a record is read as it was written', () => {
  expect(parseRecord(stringifyRecord(record, now), now)).toEqual(record);
});

test('a record lasts for 180 days, whichever way the clock was set', () => {
  for (const direction of [1, -1]) {
    const end = now + direction * recordLifetimeMs;
    expect(parseRecord(stringifyRecord(record, now), end)).toEqual(record);
    expect(parseRecord(stringifyRecord(record, now), end + direction)).toBe(emptyRecord);
  }
});

test.each([null, '', '{', 'null', '1', '"passport"', '["passport"]', '{}'])(
  'the damaged text %s is an empty record',
  (text) => {
    expect(parseRecord(text, now)).toEqual(emptyRecord);
  },
);

test.each<[string, object, object]>([
  ['a sentence with markup', { search: '<b>' }, { search: '' }],
  ['a sentence that is too long', { search: 'a'.repeat(501) }, { search: '' }],
  ['documents that are no list', { documents: 'passport' }, { documents: [] }],
  ['ids that are no ids', { documents: ['resume', 7, 'a b', 'resume'] }, { documents: ['resume'] }],
  ['a reference of another shape', { reference: 'Pay to 0170' }, { reference: undefined }],
  ['a form on another site', { form: { path: '/a', page: '//evil.example' } }, { form: undefined }],
  ['a plan without a place', { plan: { ...record.plan, place: '' } }, { plan: undefined }],
  ['a plan without a month', { plan: { ...record.plan, month: '2027-13' } }, { plan: undefined }],
  [
    'a plan that leads elsewhere',
    { plan: { ...record.plan, apply: 'javascript:alert(1)' } },
    { plan: undefined },
  ],
])('%s is left out, and the rest stays', (_, change, expected) => {
  expect(parse(change)).toEqual({ ...record, ...expected });
});

test('a record without data is empty', () => {
  expect(isEmptyRecord(emptyRecord)).toBe(true);
  for (const [name, value] of Object.entries(record)) {
    expect(isEmptyRecord({ ...emptyRecord, [name]: value }), name).toBe(false);
  }
});
