import { expect, test } from 'vitest';
import { acknowledge, createStoredSubmission, getVisibleParts } from '../testing/mails.ts';
import { renderStaffMail } from './staff-mail.server.ts';

const getMails = (submittedAt: string) => {
  const sent = { ...createStoredSubmission(), submittedAt };
  return {
    sender: getVisibleParts(acknowledge(sent, new Date(submittedAt))),
    staff: getVisibleParts(renderStaffMail(sent)),
  };
};

test('promised times are in office hours', () => {
  // 48 hours later it is 4:17 AM on a Friday.
  const { sender, staff } = getMails('2026-11-24T22:17:00.000Z');
  for (const part of [...sender, ...staff]) {
    expect(part).toMatch(/by Thursday, November 26, 2026, 6:00 PM/i);
    expect(part).not.toMatch(/Friday|Saturday|No office hours/);
  }
});

test('when no office hours are left, a day is promised, and staff are told', () => {
  // On a Thursday evening.
  const { sender, staff } = getMails('2026-11-26T14:40:00.000Z');
  for (const part of [...sender, ...staff]) {
    expect(part).toMatch(/by Saturday, November 28, 2026/i);
    expect(part).not.toMatch(/November 28, 2026, \d/);
  }
  for (const part of sender) expect(part).not.toContain('No office hours');
  for (const part of staff) expect(part).toContain('No office hours are left before then.');
});

test('a sender under 18 is marked for staff, and reads that a parent or guardian must agree', () => {
  const young = createStoredSubmission({ dateOfBirth: '2008-11-22' });
  for (const part of getVisibleParts(renderStaffMail(young))) {
    expect(part).toContain('Under 18: a parent or guardian must agree before anything is decided.');
  }
  for (const part of getVisibleParts(acknowledge(young))) {
    expect(part).toMatch(
      /Before anything is decided:? You are under 18: a parent or guardian must/,
    );
  }
  // In Dhaka it is the birthday.
  const adult = createStoredSubmission({ dateOfBirth: '2008-11-21' });
  for (const mail of [renderStaffMail(adult), acknowledge(adult)]) {
    for (const part of getVisibleParts(mail)) expect(part).not.toMatch(/under 18/i);
  }
});
