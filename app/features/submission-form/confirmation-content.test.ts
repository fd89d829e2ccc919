import { expect, test } from 'vitest';
import { renderAcknowledgement } from '#domain/submissions/mails/acknowledgement.server.ts';
import { createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { createConfirmationContent } from './confirmation-content.server.ts';
import { findFormContext } from './form-context.server.ts';

const id = '6c3a3a39-2f7a-4c0f-93d7-1c1f1d6d9a01';
const own = { reference: 'OPR-7K4M-29QX', submissionId: id };
const submittedAt = '2026-11-22T14:40:33.123Z';
const now = new Date('2026-11-22T14:40:34Z');

function place(params: Parameters<typeof findFormContext>[0]) {
  const found = findFormContext(params);
  if (!found) throw new Error('There is no such form');
  return found;
}

test('the receipt says what the acknowledgement says', () => {
  const submission = { ...createExampleSubmission(id), ...own, submittedAt };
  const { answers } = submission;
  const exchange = place({ programme: 'student-exchange' });
  const { details, steps, documents } = createConfirmationContent(
    exchange,
    { ...own, submittedAt, answers },
    now,
  );
  const { text } = renderAcknowledgement(exchange.form, submission, now);
  for (const { label, value } of details) expect(text).toContain(`${label}: ${value}\n`);
  for (const step of steps) expect(text).toContain(`- ${step.title}: ${step.text}\n`);
  for (const { title, ticked, documents: names } of documents) {
    const boxes = names.map((name) => `[${ticked ? 'x' : ' '}] ${name}\n`).join('');
    expect(`${text}\n`).toContain(`${title}:\n${boxes}`);
  }
  expect(steps[1]?.title).toBe('By Wednesday, November 25, 2026, 10:00 AM');
  expect(documents.map(({ title }) => title)).toContain('You told us that you have');
});

test('without the answers it tells nothing of them', () => {
  const exchange = place({ programme: 'student-exchange' });
  const { details, documents } = createConfirmationContent(exchange, { ...own, submittedAt }, now);
  expect(details).toEqual([{ label: 'Programme', value: 'Student Exchange' }]);
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({ title: 'What the programme asks for', ticked: false });
  expect(documents[0]?.documents).toHaveLength(8);
});

test('whoever is under 18 reads that a parent or guardian must agree', () => {
  const exchange = place({ programme: 'student-exchange' });
  const submission = createExampleSubmission(id, { dateOfBirth: '2008-11-23' });
  const { answers } = submission;
  const { steps } = createConfirmationContent(exchange, { ...own, submittedAt, answers }, now);
  const step = steps.find(({ text }) => text.includes('You are under 18'));
  expect(step?.text).toContain('a parent or guardian must agree');
  const mail = renderAcknowledgement(exchange.form, { ...submission, ...own, submittedAt }, now);
  expect(mail.text).toContain(`- ${step?.title}: ${step?.text}\n`);
  // The page after a form without scripts, which gets no answers.
  expect(
    createConfirmationContent(exchange, { ...own, submittedAt, underAge: true }, now).steps,
  ).toEqual(steps);
  expect(
    createConfirmationContent(exchange, { ...own, submittedAt, underAge: false }, now).steps,
  ).toHaveLength(4);
});

test('a calendar has what is promised for a time, as long as it is ahead', () => {
  const exchange = place({ programme: 'student-exchange' });
  const calendarOf = (...stored: Parameters<typeof createConfirmationContent>) =>
    createConfirmationContent(...stored).calendar;
  expect(calendarOf(exchange, { ...own, submittedAt }, now)).toBe(
    `/apply/student-exchange/received.ics?reference=OPR-7K4M-29QX&submission=${id}`,
  );
  const later = new Date('2026-11-25T04:00:00Z');
  expect(calendarOf(exchange, { ...own, submittedAt }, later)).toBeUndefined();
  // The store could not be asked when it was.
  expect(calendarOf(exchange, own, now)).toBeUndefined();
  expect(calendarOf(place({ form: 'contact' }), { ...own, submittedAt }, now)).toBeUndefined();
});
