import { expect, test } from 'vitest';
import { getAnswerDueTime, getAnswerState } from '#domain/submissions/answer-state.server.ts';
import { renderStaffMail } from '#domain/submissions/mails/staff-mail.server.ts';
import { formatDueTime, getAnswerDeadline } from '#domain/submissions/next-steps.server.ts';
import {
  acknowledge,
  createStoredSubmission,
  getVisibleParts,
} from '#domain/submissions/testing/mails.ts';
import { createConfirmationContent } from './confirmation-content.server.ts';
import { findFormContext } from './form-context.server.ts';

test('in each of the 168 hours of a week all name the same time, at most 48 hours later', () => {
  const formContext = findFormContext({ programme: 'student-exchange' }, 'en');
  if (!formContext) throw new Error('There is no such form');
  const start = Date.parse('2026-11-21T18:30:00Z');
  for (let hour = 0; hour < 168; hour += 1) {
    const submittedAt = new Date(start + hour * 3_600_000).toISOString();
    const submission = { ...createStoredSubmission(), submissionId: '', submittedAt };
    const named = getAnswerDeadline(formContext.form, submittedAt);
    const due = named?.due ?? '';
    expect(Date.parse(due) - Date.parse(submittedAt)).toBeLessThanOrEqual(48 * 3_600_000);
    const text = named ? formatDueTime(named, 'en') : '';
    const now = new Date(submittedAt);
    const { steps } = createConfirmationContent(formContext, submission, now);
    expect(steps[1]?.title).toBe(`By ${text}`);
    for (const part of getVisibleParts(acknowledge(submission, now)))
      expect(part).toContain(`By ${text}`);
    for (const part of getVisibleParts(renderStaffMail(submission)))
      expect(part).toContain(`Answer by ${text} (Dhaka time)`);
    expect(getAnswerDueTime(submission)).toBe(due);
    expect(getAnswerState(submission, new Date(Date.parse(due) - 1))).toBe('open');
    expect(getAnswerState(submission, new Date(due))).toBe('overdue');
  }
});
