import { expect, test } from 'vitest';
import { findLeakedValuesInMail, getVisibleParts } from '../testing/mails.ts';
import { renderDigest } from './digest-mail.server.ts';

/** Creates a digest in which every number is the same. */
function digestOf(count: number, programme = 'Student Exchange') {
  const counted = (name: string) => (count > 0 ? [{ name, count }] : []);
  return renderDigest('2026-11-15', {
    submissions: count,
    bengali: count,
    forms: counted('Application form'),
    programmes: counted(programme),
    destinations: counted('Portugal'),
    suspected: count,
    heldBack: count,
    deliveries: { waiting: count, retrying: count, givenUp: count },
    answers: { open: count, dueToday: count, overdue: count },
  });
}

test('the digest loads nothing, and has no value that a template printed by mistake', () => {
  // Some sentences appear only when there is something to do, and have a singular form.
  for (const count of [0, 1, 3]) {
    const mail = digestOf(count);
    expect(mail.html).not.toMatch(/src=|url\(|https?:|<script/);
    expect(findLeakedValuesInMail(mail), `${count} of each`).toEqual([]);
  }
  // One is in the HTML and one in the text.
  expect(findLeakedValuesInMail(digestOf(1, 'undefined'))).toHaveLength(2);
});

test('the digest says what to do, with complete commands', () => {
  for (const part of getVisibleParts(digestOf(1))) {
    expect(part).toContain(
      '1 promised answer is overdue. To see which: opar-applications list --state overdue. When you have answered one, mark it: opar-applications answered REFERENCE.',
    );
    expect(part).toContain('To release one: opar-applications release REFERENCE.');
  }
  for (const part of getVisibleParts(digestOf(3)))
    expect(part).toContain('3 promised answers are overdue.');
  for (const part of getVisibleParts(digestOf(0))) expect(part).not.toMatch(/promised|To release/);
});
