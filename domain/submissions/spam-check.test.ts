import { expect, test, vi } from 'vitest';
import { getFields } from './form.ts';
import { findForm, formSlugs } from './forms/forms.ts';
import { checkSpam, fillingTimeField, honeypotField } from './spam-check.ts';

function sent(fields: Record<string, string>) {
  const content = new FormData();
  for (const [name, value] of Object.entries({ firstName: 'Nusrat', ...fields })) {
    content.set(name, value);
  }
  return content;
}

test('a form whose hidden field is filled in is suspected', () => {
  expect(checkSpam(sent({ topic: 'Cheap watches', fillingTime: '60000' }))).toBe('hidden field');
  expect(checkSpam(sent({ topic: '' }))).toBeUndefined();
  expect(checkSpam(sent({ topic: ' \u200b\r\n' }))).toBeUndefined();
});

test('a form that was filled in within three seconds is suspected', () => {
  expect(checkSpam(sent({ fillingTime: '0' }))).toBe('filling time');
  expect(checkSpam(sent({ fillingTime: '2999' }))).toBe('filling time');
  expect(checkSpam(sent({ fillingTime: '3000' }))).toBeUndefined();
});

test('without a time that makes sense, nothing is suspected', () => {
  for (const fillingTime of ['', '-1', 'NaN', '1e2', '12.5', '٣']) {
    expect(checkSpam(sent({ fillingTime })), fillingTime).toBeUndefined();
  }
  expect(checkSpam(sent({}))).toBeUndefined();
  const file = sent({});
  file.set('fillingTime', new File(['1'], '1'));
  expect(checkSpam(file)).toBeUndefined();
});

test('no field of a form has a name by which one is suspected', () => {
  for (const slug of formSlugs) {
    const form = findForm(slug);
    const names = form ? getFields(form).map(({ name }) => name) : [];
    expect(names.length, slug).toBeGreaterThan(0);
    expect(names, slug).not.toContain(honeypotField);
    expect(names, slug).not.toContain(fillingTimeField);
  }
});

test('nothing that came in a field of ours is normalised', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const marks = `${'\u0301'.repeat(15_900)}${'\u0327'.repeat(15_900)}`;
  expect(checkSpam(sent({ topic: marks, fillingTime: marks }))).toBe('hidden field');
  expect(normalize).not.toHaveBeenCalled();
  normalize.mockRestore();
});
