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

test('the mail to staff has the conditions, checked with the applicant’s answers', () => {
  const sent = createStoredSubmission();
  for (const part of getVisibleParts(renderStaffMail(sent, { now: new Date(submittedAt) }))) {
    expect(part).toContain('Conditions');
    expect(part).toMatch(/met:? a place at a university|a place at a university[\w, ]+ met/);
    expect(part).toMatch(/not known: a minimum GPA|a minimum GPA not known/);
    expect(part).toContain('A person decides.');
  }
  const contactMessage = { ...sent, form: 'contact', programme: undefined, answers: message };
  for (const part of getVisibleParts(renderStaffMail(contactMessage)))
    expect(part).not.toContain('Conditions');
});
