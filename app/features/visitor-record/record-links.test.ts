import { expect, test } from 'vitest';
import {
  createAnswerLink,
  createHandOverFragment,
  createRecordedPlanLink,
  getShortlist,
  parseHandOverFragment,
} from './record-links.ts';
import type { VisitorRecord } from './visitor-record.ts';

const plan = {
  id: 'germany-internship',
  place: 'Germany',
  month: '2027-09',
  documents: ['passport', 'resume'],
  obtained: [],
  apply: '/apply/international-internship?destination=germany',
};
const record = {
  search: 'age=22&compare=usa-teacher&compare=study-abroad',
  plan,
  documents: ['passport', 'resume'],
  form: { path: '/embed/contact', page: '/contact' },
  reference: 'OPR-7K4M-29QX',
} satisfies VisitorRecord;

test('links have the data of the record in the fragment, which is not sent to the server', () => {
  for (const link of [
    createRecordedPlanLink(record.search, plan),
    createAnswerLink(record.search, 'compare'),
    createHandOverFragment(record),
  ]) {
    expect(link.split('#')[0]).not.toMatch(/age|plan|\?/);
  }
  expect(createRecordedPlanLink('', plan)).toBe(
    '/global-programs#?plan=germany-internship&leave=2027-09',
  );
  expect(createAnswerLink('age=22')).toBe('/global-programs#?age=22');
  expect(getShortlist(record)).toEqual(['usa-teacher', 'study-abroad']);
});

test('a link hands over ids, and neither names nor forms', () => {
  const fragment = createHandOverFragment(record);
  expect(fragment).toBe(
    '#crossing=1&age=22&compare=usa-teacher&compare=study-abroad&plan=germany-internship&leave=2027-09&ready=passport.resume&reference=OPR-7K4M-29QX',
  );
  expect(parseHandOverFragment(fragment)).toEqual({
    search: record.search,
    plan: { id: plan.id, month: plan.month },
    documents: record.documents,
    reference: record.reference,
  });
});

test('an empty record is handed over as such', () => {
  const fragment = createHandOverFragment({ search: '', documents: [] });
  expect(parseHandOverFragment(fragment)).toEqual({ search: '', documents: [] });
});

test.each([
  '',
  '#crossing',
  '#crossing=2&age=22',
  '#crossing=11&age=22',
  '#crossings=1',
  '#?age=22',
])('the fragment "%s" hands over nothing', (fragment) => {
  expect(parseHandOverFragment(fragment)).toBeUndefined();
});

test('values with an invalid format are left out', () => {
  expect(
    parseHandOverFragment(
      '#crossing=1&plan=germany&leave=soon&ready=a%20b.passport&reference=%3Cb%3E&x=%22%3E<script>',
    )?.documents,
  ).toEqual(['passport']);
  expect(parseHandOverFragment(`#crossing=1&age=${'2'.repeat(600)}`)).toEqual({
    search: '',
    documents: [],
  });
});
