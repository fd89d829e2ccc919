import { expect, test } from 'vitest';
import {
  acknowledge,
  createStoredSubmission,
  getFormOf,
  getVisibleParts,
} from '../testing/mails.ts';
import { renderStaffMail } from './staff-mail.server.ts';

test('promised times are in office hours', () => {
  // 48 hours later it is 4:17 AM on a Friday.
  const sent = { ...createStoredSubmission(), submittedAt: '2026-11-24T22:17:00.000Z' };
  const mails = [
    acknowledge(sent, new Date(sent.submittedAt)),
    renderStaffMail(getFormOf(sent), sent),
  ];
  for (const part of mails.flatMap(getVisibleParts)) {
    expect(part).toMatch(/by Sunday, November 29, 2026, 10:00 AM/i);
    expect(part).not.toMatch(/Friday|Saturday/);
  }
});

test('a sender under 18 is marked for staff, and reads that a parent or guardian must agree', () => {
  const young = createStoredSubmission({ dateOfBirth: '2008-11-22' });
  for (const part of getVisibleParts(renderStaffMail(getFormOf(young), young))) {
    expect(part).toContain('Under 18: a parent or guardian must agree before anything is decided.');
  }
  for (const part of getVisibleParts(acknowledge(young))) {
    expect(part).toMatch(
      /Before anything is decided:? You are under 18: a parent or guardian must/,
    );
  }
  // In Dhaka it is the birthday.
  const adult = createStoredSubmission({ dateOfBirth: '2008-11-21' });
  for (const mail of [renderStaffMail(getFormOf(adult), adult), acknowledge(adult)]) {
    for (const part of getVisibleParts(mail)) expect(part).not.toMatch(/under 18/i);
  }
});
