import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { message } from '../testing/examples.ts';
import {
  acknowledge,
  createStoredSubmission,
  getVisibleParts,
  getVisibleText,
} from '../testing/mails.ts';

test('an acknowledgement has the reference, the programme and the promised time, in Dhaka', () => {
  for (const part of getVisibleParts(acknowledge(createStoredSubmission()))) {
    expect(part).toContain(`Thank you for applying for Student Exchange with ${site.en.name}.`);
    expect(part).toContain('OPR-7K4M-29QX');
    expect(part).toMatch(/Programme:? Student Exchange/);
    expect(part).toMatch(/Destination:? Portugal/);
    expect(part).toMatch(
      /Saturday, November 21, 2026:? We received your application at 12:40 AM\. Keep your reference/,
    );
    expect(part).toMatch(/By Sunday, November 22, 2026, 6:00 PM:? We review your application/);
    expect(part).toMatch(
      /After acceptance:? We ask for these documents: medical and police clearance, and proof of funds\./,
    );
    expect(part).toContain(`Office hours: ${site.en.officeHours.open}`);
    expect(part).toContain('All times are in Dhaka time.');
    expect(part).toContain('Do not send the form again. Reply to this mail instead.');
    expect(part).toContain(
      'If you did not send this form, somebody entered your email address by mistake.',
    );
  }
});

test('a time that has passed, as after a release, is not promised', () => {
  const late = acknowledge(createStoredSubmission(), new Date('2026-11-23T04:00:00.000Z'));
  for (const part of getVisibleParts(late)) {
    expect(part).not.toContain('By Monday');
    expect(part).toMatch(/Within 48 hours:? We review your application/);
  }
});

test('the documents are those of the programme, grouped by their state', () => {
  const { text } = acknowledge(createStoredSubmission());
  expect(text).toContain(`You told us that you have:
[x] Academic transcripts and diploma
[x] Passport valid at least 2 years

You sent with the form:
[x] Motivation letter

Still to come:
[ ] Updated resume with photo
[ ] Video introduction: submit later
[ ] Medical and police clearance: after acceptance
[ ] Proof of funds: after acceptance
[ ] Relevant certifications, if applicable
We ask for these after you apply, and tell you how to send them.
`);
  const send = 'We ask for these after you apply, and tell you how to send them.';
  for (const part of getVisibleParts(acknowledge(createStoredSubmission()))) {
    expect(part.split(send)).toHaveLength(2);
    expect(part).toMatch('We ask for your video introduction, and tell you how to send it.');
  }
  const farm = acknowledge(
    createStoredSubmission({ hasPassport: false }, 'agriculture-internship'),
  );
  expect(farm.text).toContain('[ ] Passport copy, valid at least 2 years\n');
  expect(farm.text).toContain('[ ] Experience letters or photos\n');
  expect(farm.text).not.toMatch(/video introduction/i);
  for (const list of [text, farm.text]) {
    for (const line of list.match(/^\[.\] .*$/gm) ?? []) {
      const name = line.slice(4);
      const mail = list === text ? acknowledge(createStoredSubmission()) : farm;
      expect(getVisibleText(mail.html)).toContain(name);
    }
  }
});

test.each([
  ['uae', 'Employment visa'],
  ['bahrain', 'Work permit'],
])('in %s one asks who applies for the %s, and no video is asked for', (country, name) => {
  const answers = { preferredDestination: country };
  const mail = acknowledge(createStoredSubmission(answers, 'international-internship'));
  for (const part of getVisibleParts(mail)) {
    const sentence = `Ask us who applies for your ${name.toLowerCase()}.`;
    expect(part).toMatch(new RegExp(`After acceptance:? ${sentence}`));
    expect(part).toMatch(new RegExp(`how to send them\\. Ask us who applies for:?.* ${name}`));
    expect(part).not.toMatch(/video|We ask for these documents/i);
  }
});

test('an acknowledgement of a form without documents lists none', () => {
  const sent = {
    ...createStoredSubmission(),
    form: 'contact',
    programme: undefined,
    answers: message,
  };
  const mail = acknowledge(sent as StoredSubmission);
  for (const part of getVisibleParts(mail)) {
    expect(part).not.toMatch(/Your documents|Programme:? Portugal/i);
    expect(part).toMatch(
      /By Sunday, November 22, 2026, 6:00 PM:? We read and answer messages Sunday to Thursday/,
    );
  }
});
