import { expect, test } from 'vitest';
import { languages } from '#content/language.ts';
import { checkAnswers } from '../check-answers.ts';
import { getFields } from '../form.ts';
import { createRegistrationForm } from './registration.ts';

const ageField = (form: ReturnType<typeof createRegistrationForm>) => {
  const field = getFields(form).find(({ name }) => name === 'age');
  if (field?.kind !== 'select') throw new Error('The age is no list');
  return field;
};

test.each(languages)('every age from 15 to 60 can be chosen (%s)', (language) => {
  const { options } = ageField(createRegistrationForm(language));
  expect(options.map(({ value }) => Number(value))).toEqual(
    Array.from({ length: 46 }, (_, index) => 15 + index),
  );
});

test.each(languages)('no number of hours is promised (%s)', (language) => {
  const { next, mails, stored } = createRegistrationForm(language);
  expect(next.filter(({ hours = 0 }) => hours > 0)).toEqual([]);
  expect(mails).not.toHaveProperty('staffReminder');
  expect(JSON.stringify([next, stored])).not.toMatch(/48|৪৮/);
});

test('the usual ages are told', () => {
  expect(ageField(createRegistrationForm('en')).hint).toMatch(/Usually 18 to 25\./);
  expect(ageField(createRegistrationForm('bn')).hint).toMatch(/১৮ থেকে ২৫ বছর/);
});

test.each(['15', '17', '26', '60'])('an age of %s is taken', (age) => {
  const form = createRegistrationForm('en');
  expect(checkAnswers(form, { age }).errors?.age).toBeUndefined();
});
