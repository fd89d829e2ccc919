import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import type { StoredSubmission } from '../database/rows.server.ts';
import { application, message } from '../testing/examples.ts';
import {
  acknowledge,
  formOf,
  getVisibleText,
  parts,
  submission,
  submittedAt,
} from '../testing/mails.ts';
import { renderStaffMail } from './staff-mail.server.ts';

test('an acknowledgement has the reference, the programme and the promised time, in Dhaka', () => {
  for (const part of parts(acknowledge(submission()))) {
    expect(part).toContain(`Thank you for applying for Student Exchange with ${site.name}.`);
    expect(part).toContain('OPR-7K4M-29QX');
    expect(part).toMatch(/Programme:? Student Exchange/);
    expect(part).toMatch(/Destination:? Portugal/);
    expect(part).toMatch(
      /Saturday, November 21, 2026:? We received your application at 12:40 AM\. Keep your reference/,
    );
    expect(part).toMatch(/By Monday, November 23, 2026, 10:00 AM:? We review your application/);
    expect(part).toMatch(
      /After acceptance:? We ask for these documents: medical and police clearance, and proof of funds\./,
    );
    expect(part).toContain(`Office hours: ${site.officeHours.open}`);
    expect(part).toContain('All times are in Dhaka time.');
    expect(part).toContain('Do not send the form again. Reply to this mail instead.');
    expect(part).toContain(
      'If you did not send this form, somebody entered your email address by mistake.',
    );
  }
});

test('promised times are in office hours', () => {
  // 48 hours later it is 4:17 AM on a Friday.
  const sent = { ...submission(), submittedAt: '2026-11-24T22:17:00.000Z' };
  const mails = [
    acknowledge(sent, new Date(sent.submittedAt)),
    renderStaffMail(formOf(sent), sent),
  ];
  for (const part of mails.flatMap(parts)) {
    expect(part).toMatch(/by Sunday, November 29, 2026, 10:00 AM/i);
    expect(part).not.toMatch(/Friday|Saturday/);
  }
});

test('a time that has passed, as after a release, is not promised', () => {
  const late = acknowledge(submission(), new Date('2026-11-23T04:00:00.000Z'));
  for (const part of parts(late)) {
    expect(part).not.toContain('By Monday');
    expect(part).toMatch(/Within 48 hours:? We review your application/);
  }
});

test('the documents are those of the programme, grouped by their state', () => {
  const { text } = acknowledge(submission());
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
Send them to ${site.email} with your reference in the subject line.
`);
  const send = `Send them to ${site.email} with your reference in the subject line.`;
  for (const part of parts(acknowledge(submission()))) {
    expect(part.split(send)).toHaveLength(2);
    expect(part).toMatch(`You send us your video introduction, to ${site.email}.`);
  }
  expect(acknowledge(submission()).html).toContain(
    `href="mailto:${site.email}?subject=OPR-7K4M-29QX"`,
  );
  const farm = acknowledge(submission({ hasPassport: false }, 'agriculture-internship'));
  expect(farm.text).toContain('[ ] Passport copy, valid at least 2 years\n');
  expect(farm.text).toContain('[ ] Experience letters or photos\n');
  expect(farm.text).not.toContain('Video introduction\n');
  for (const list of [text, farm.text]) {
    for (const line of list.match(/^\[.\] .*$/gm) ?? []) {
      const name = line.slice(4);
      const mail = list === text ? acknowledge(submission()) : farm;
      expect(getVisibleText(mail.html)).toContain(name);
    }
  }
});

test('an acknowledgement of a form without documents lists none', () => {
  const sent = { ...submission(), form: 'contact', programme: undefined, answers: message };
  const mail = acknowledge(sent as StoredSubmission);
  for (const part of parts(mail)) {
    expect(part).not.toMatch(/Your documents|48 hours|Programme:? Portugal/i);
    expect(part).toMatch(/In office hours:? We read and answer messages Sunday to Thursday/);
  }
});

test('the mail to staff says who applied for what, and when to answer', () => {
  const sent = submission();
  const mail = renderStaffMail(formOf(sent), sent);
  for (const part of parts(mail)) {
    expect(part).toContain(
      'Answer by Monday, November 23, 2026, 10:00 AM (Dhaka time). We promised an answer within 48 hours.',
    );
    expect(part).toMatch(/Received:? Saturday, November 21, 2026, 12:40 AM \(Dhaka time\)/);
    expect(part).toContain(application.motivationLetter);
  }
  expect(getVisibleText(mail.html)).toMatch(/Student Exchange Nusrat Rahman Portugal, 6 months/);
  expect(mail.html).toContain(
    'href="mailto:nusrat@example.org?subject=Your%20application%20OPR-7K4M-29QX"',
  );
  expect(mail.html).toContain('href="tel:+8801700000000"');
});

test('the mail to staff has the conditions, checked with the applicant’s answers', () => {
  const sent = submission();
  for (const part of parts(renderStaffMail(formOf(sent), sent, { now: new Date(submittedAt) }))) {
    expect(part).toContain('Conditions');
    expect(part).toMatch(/met:? a place at a university|a place at a university[\w, ]+ met/);
    expect(part).toMatch(/not known: a minimum GPA|a minimum GPA not known/);
    expect(part).toContain('A person decides.');
  }
  const contactMessage = { ...sent, form: 'contact', programme: undefined, answers: message };
  for (const part of parts(renderStaffMail(formOf(contactMessage), contactMessage)))
    expect(part).not.toContain('Conditions');
});

test('a sender under 18 is marked for staff, and reads that a parent or guardian must agree', () => {
  const young = submission({ dateOfBirth: '2008-11-22' });
  for (const part of parts(renderStaffMail(formOf(young), young))) {
    expect(part).toContain('Under 18: a parent or guardian must agree before anything is decided.');
  }
  for (const part of parts(acknowledge(young))) {
    expect(part).toMatch(
      /Before anything is decided:? You are under 18: a parent or guardian must/,
    );
  }
  // In Dhaka it is the birthday.
  const adult = submission({ dateOfBirth: '2008-11-21' });
  for (const mail of [renderStaffMail(formOf(adult), adult), acknowledge(adult)]) {
    for (const part of parts(mail)) expect(part).not.toMatch(/under 18/i);
  }
});
