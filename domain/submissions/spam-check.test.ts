import { expect, test, vi } from 'vitest';
import { getFields } from './form.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import { checkSpam, fillingTimeField, honeypotField } from './spam-check.ts';

function createContent(fields: Record<string, string>) {
  const content = new FormData();
  for (const [name, value] of Object.entries({ firstName: 'Nusrat', ...fields })) {
    content.set(name, value);
  }
  return content;
}

test('a form with a filled honeypot is suspected', () => {
  expect(checkSpam(createContent({ topic: 'Cheap watches', fillingTime: '60000' }))).toBe(
    'hidden field',
  );
  expect(checkSpam(createContent({ topic: '' }))).toBeUndefined();
  expect(checkSpam(createContent({ topic: ' \u200b\r\n' }))).toBeUndefined();
});

test('a form that was filled in within three seconds is suspected', () => {
  expect(checkSpam(createContent({ fillingTime: '0' }))).toBe('filling time');
  expect(checkSpam(createContent({ fillingTime: '2999' }))).toBe('filling time');
  expect(checkSpam(createContent({ fillingTime: '3000' }))).toBeUndefined();
});

test('an invalid filling time is not suspected', () => {
  for (const fillingTime of ['', '-1', 'NaN', '1e2', '12.5', '٣']) {
    expect(checkSpam(createContent({ fillingTime })), fillingTime).toBeUndefined();
  }
  expect(checkSpam(createContent({}))).toBeUndefined();
  const file = createContent({});
  file.set('fillingTime', new File(['1'], '1'));
  expect(checkSpam(file)).toBeUndefined();
});

test('no field of a form has the name of the honeypot or of the filling time', () => {
  for (const slug of formSlugs) {
    const form = findForm(slug, 'en');
    const names = form ? getFields(form).map(({ name }) => name) : [];
    expect(names.length, slug).toBeGreaterThan(0);
    expect(names, slug).not.toContain(honeypotField);
    expect(names, slug).not.toContain(fillingTimeField);
  }
});

test('the fields of the check are not normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const marks = `${'\u0301'.repeat(15_900)}${'\u0327'.repeat(15_900)}`;
  expect(checkSpam(createContent({ topic: marks, fillingTime: marks }))).toBe('hidden field');
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});
