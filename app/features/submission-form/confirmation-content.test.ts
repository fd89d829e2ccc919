import { expect, test } from 'vitest';
import { renderAcknowledgement } from '#domain/submissions/mails/acknowledgement.server.ts';
import { createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { createConfirmationContent } from './confirmation-content.server.ts';
import { findFormContext } from './form-context.server.ts';

const id = '6c3a3a39-2f7a-4c0f-93d7-1c1f1d6d9a01';
const ids = { reference: 'OPR-7K4M-29QX', submissionId: id };
const submittedAt = '2026-11-22T14:40:33.123Z';
const now = new Date('2026-11-22T14:40:34Z');

function getFormContext(params: Parameters<typeof findFormContext>[0]) {
  const formContext = findFormContext(params, 'en');
  if (!formContext) throw new Error('There is no such form');
  return formContext;
}

test('the confirmation says what the acknowledgement says', () => {
  const submission = { ...createExampleSubmission(id), ...ids, submittedAt };
  const { answers } = submission;
  const exchange = getFormContext({ programme: 'student-exchange' });
  const { details, steps, documents } = createConfirmationContent(
    exchange,
    { ...ids, submittedAt, answers },
    now,
  );
  const { text } = renderAcknowledgement(exchange.form, submission, now);
  for (const { label, value } of details) expect(text).toContain(`${label}: ${value}\n`);
  for (const step of steps) expect(text).toContain(`- ${step.title}: ${step.text}\n`);
  for (const { title, ticked, toSend, documents: names } of documents) {
    const boxes = names.map((name) => `[${ticked ? 'x' : ' '}] ${name}\n`).join('');
    expect(`${text}\n`).toContain(`${title}:\n${boxes}`);
    if (!toSend) continue;
    expect(text).toContain(
      `${boxes}We ask for these after you apply, and tell you how to send them.\n`,
    );
  }
  expect(steps[1]?.title).toBe('By Tuesday, November 24, 2026, 6:00 PM');
  expect(documents.map(({ title }) => title)).toContain('You told us that you have');
});

test('without the answers the confirmation reveals none of them', () => {
  const exchange = getFormContext({ programme: 'student-exchange' });
  const { details, documents } = createConfirmationContent(exchange, { ...ids, submittedAt }, now);
  expect(details).toEqual([{ label: 'Programme', value: 'Student Exchange' }]);
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({ title: 'What the programme asks for', ticked: false });
  expect(documents[0]?.documents).toHaveLength(8);
});

test('a sender under 18 reads that a parent or guardian must agree', () => {
  const exchange = getFormContext({ programme: 'student-exchange' });
  const submission = createExampleSubmission(id, { dateOfBirth: '2008-11-23' });
  const { answers } = submission;
  const { steps } = createConfirmationContent(exchange, { ...ids, submittedAt, answers }, now);
  const step = steps.find(({ text }) => text.includes('You are under 18'));
  expect(step?.text).toContain('a parent or guardian must agree');
  const mail = renderAcknowledgement(exchange.form, { ...submission, ...ids, submittedAt }, now);
  expect(mail.text).toContain(`- ${step?.title}: ${step?.text}\n`);
  // The page after a form that was sent without scripts gets no answers.
  expect(
    createConfirmationContent(exchange, { ...ids, submittedAt, underAge: true }, now).steps,
  ).toEqual(steps);
  expect(
    createConfirmationContent(exchange, { ...ids, submittedAt, underAge: false }, now).steps,
  ).toHaveLength(4);
});

test('has a calendar file while the promised time is in the future', () => {
  const exchange = getFormContext({ programme: 'student-exchange' });
  const getCalendar = (...stored: Parameters<typeof createConfirmationContent>) =>
    createConfirmationContent(...stored).calendar;
  expect(getCalendar(exchange, { ...ids, submittedAt }, now)).toBe(
    `/apply/student-exchange/received.ics?reference=OPR-7K4M-29QX&submission=${id}`,
  );
  const later = new Date('2026-11-25T04:00:00Z');
  expect(getCalendar(exchange, { ...ids, submittedAt }, later)).toBeUndefined();
  // Without submittedAt, as when the store can't be read.
  expect(getCalendar(exchange, ids, now)).toBeUndefined();
  expect(
    getCalendar(getFormContext({ form: 'registration' }), { ...ids, submittedAt }, now),
    'no number of hours is promised',
  ).toBeUndefined();
});

test('leads to the other programmes after an application on a page of its own', () => {
  const exchange = getFormContext({ programme: 'student-exchange' });
  const { another } = createConfirmationContent(exchange, { ...ids, submittedAt }, now);
  expect(another).toEqual({ to: '/apply', name: 'Apply for another programme' });
  const contact = getFormContext({ form: 'contact' });
  expect(createConfirmationContent(contact, { ...ids, submittedAt }, now)).not.toHaveProperty(
    'another',
  );
});
