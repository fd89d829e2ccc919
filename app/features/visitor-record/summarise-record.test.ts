import { expect, test } from 'vitest';
import { visitorRecordTexts } from '#content/en/visitor-record.ts';
import { summariseRecord } from './summarise-record.ts';
import { emptyRecord, type VisitorRecord } from './visitor-record.ts';

const plan = {
  id: 'germany-internship',
  place: 'Germany',
  month: '2027-09',
  documents: ['passport', 'resume', 'video'],
  obtained: ['passport'],
  apply: '/apply/international-internship?destination=germany',
};
const form = { path: '/embed/contact', page: '/contact' };
const planLink = '/global-programs#?plan=germany-internship&leave=2027-09';
const summarise = (record: Partial<VisitorRecord>, isPlan = false) => {
  const summary = summariseRecord(
    { ...emptyRecord, ...record },
    { isPlan, texts: visitorRecordTexts },
  );
  return summary && [summary.title, ...summary.details, summary.next.name, summary.next.to];
};

test('an empty record has no summary', () => {
  expect(summarise({})).toBeUndefined();
});

test.each<[string, Partial<VisitorRecord>, string[]]>([
  [
    'a plan with missing documents leads to the plan',
    { plan, documents: ['video', 'ielts'] },
    ['Germany', 'September 2027', '2 of 3 documents', 'See what is missing', planLink],
  ],
  [
    'a plan with all documents leads to the form',
    { plan, documents: ['video', 'resume'] },
    ['Germany', 'September 2027', '3 of 3 documents', 'Apply', plan.apply],
  ],
  [
    'after the form was sent, it leads to the plan again',
    { plan, documents: ['video', 'resume'], reference: 'OPR-7K4M-29QX' },
    ['Germany', 'September 2027', '3 of 3 documents', 'See the plan', planLink],
  ],
  [
    'a form with a draft comes first',
    { plan, form },
    ['Germany', 'September 2027', '1 of 3 documents', 'Go on with your form', '/contact'],
  ],
  [
    'a profile leads to its results',
    { search: 'age=22&compare=usa-teacher', documents: ['passport'] },
    [
      'Your “Can I go?”',
      '1 on your shortlist',
      '1 document ready',
      'See the answer',
      '/global-programs#?age=22&compare=usa-teacher',
    ],
  ],
  [
    'ticked documents alone lead to “Can I go?”',
    { documents: ['passport', 'video'] },
    ['2 documents ready', 'Can I go?', '/global-programs'],
  ],
  ['a draft alone', { form }, ['A form is not sent yet', 'Go on with your form', '/contact']],
  [
    'a reference alone',
    { reference: 'OPR-7K4M-29QX' },
    ['Sent: OPR-7K4M-29QX', 'Can I go?', '/global-programs'],
  ],
])('%s', (_, record, expected) => {
  expect(summarise(record)).toEqual(expected);
});

test('on the page of the plan, the next action is to apply', () => {
  expect(summarise({ plan }, true)?.slice(-2)).toEqual(['Apply', plan.apply]);
});
