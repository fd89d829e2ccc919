import { expect, test } from 'vitest';
import { application, message } from '../testing/examples.ts';
import {
  createStoredSubmission,
  getVisibleParts,
  getVisibleText,
  submittedAt,
} from '../testing/mails.ts';
import { renderStaffMail } from './staff-mail.server.ts';

test('the mail to staff says who applied for what, and when to answer', () => {
  const sent = createStoredSubmission();
  const mail = renderStaffMail(sent);
  for (const part of getVisibleParts(mail)) {
    expect(part).toContain(
      'Answer by Sunday, November 22, 2026, 6:00 PM (Dhaka time). We promised an answer within 48 hours.',
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

test('conditions, counts and commands are in an attachment, which no reply quotes', () => {
  const sent = createStoredSubmission();
  const waiting = { open: 3, dueToday: 1, overdue: 2 };
  const mail = renderStaffMail(sent, { now: new Date(submittedAt), waiting });
  const [notes] = mail.attachments;
  expect(notes?.filename).toBe('OPR-7K4M-29QX-for-staff.txt');
  for (const internal of [
    'Conditions of Student Exchange:\n- met: a place at a university',
    '- not known: a minimum GPA',
    'A person decides.',
    'answers due today: 1, overdue: 2.',
    'opar-applications answered OPR-7K4M-29QX',
  ]) {
    expect(notes?.content).toContain(internal);
    for (const line of internal.split('\n'))
      for (const part of [mail.text, getVisibleText(mail.html)]) expect(part).not.toContain(line);
  }
  const contactMessage = { ...sent, form: 'contact', programme: undefined, answers: message };
  expect(renderStaffMail(contactMessage).attachments[0]?.content).not.toContain('Conditions');
});

test('the sender’s name is in the subject, and can’t begin another header or hide the rest', () => {
  const subjectOf = (firstName: string) =>
    renderStaffMail(createStoredSubmission({ firstName })).subject;
  expect(subjectOf('Nusrat')).toBe(
    'New application OPR-7K4M-29QX: Nusrat Rahman, Student Exchange',
  );
  expect(subjectOf('ক্ষণিকা\u200d')).toContain(': ক্ষণিকা');
  expect(subjectOf('A\r\nBcc: all@example.org\u0000\u2028X: y')).toBe(
    'New application OPR-7K4M-29QX: A Bcc: all@example.org X: y Rahman, Student Exchange',
  );
  expect(subjectOf('x'.repeat(500))).toMatch(/^.{30,100}, Student Exchange$/);
});

test('what else the same person sent stands on top, and the link at the end', () => {
  const sent = createStoredSubmission({ dateOfBirth: '2010-01-01' });
  const others = [
    { ...sent, reference: 'OPR-2222-2222' },
    { ...sent, reference: 'OPR-3333-3333', form: 'contact', programme: undefined },
  ];
  const answerUrl = 'https://www.example.org/staff/answered?reference=OPR-7K4M-29QX&until=1';
  const mail = renderStaffMail(sent, { others, answerUrl });
  expect(mail.text).toMatch(
    /^Under 18: .*\n\nAlso applied \(same e-mail or phone\): OPR-2222-2222 \(Student Exchange\), OPR-3333-3333 \(Contact form\)\n/,
  );
  expect(getVisibleText(mail.html)).toMatch(/Under 18.*Also applied.*Answer by.*Mark as answered/);
  expect(mail.text.slice(mail.text.indexOf('\n-- \n'))).toContain(`\n${answerUrl}\n`);
  expect(mail.html).toContain(`href="${answerUrl.replaceAll('&', '&amp;')}"`);
  const many = Array.from({ length: 8 }, () => others[0] ?? sent);
  expect(renderStaffMail(sent, { others: many }).text).toContain('(Student Exchange), 3 more\n');
  const first = renderStaffMail(sent);
  expect(first.text).not.toMatch(/Also applied|Mark|answered\?/);
});
