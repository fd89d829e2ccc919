import { expect, test } from 'vitest';
import { mergeDraft } from './merge-draft.ts';

const empty = { firstName: '', destination: '', hasPassport: false };

test('a draft fills an empty form', () => {
  const draft = { firstName: 'Nusrat', destination: 'malta', hasPassport: true };
  expect(mergeDraft({ draft, current: empty, initial: empty })).toEqual(draft);
});

test('answers that were typed meanwhile stay, and the draft fills the other fields', () => {
  const draft = { firstName: 'Nusrat', destination: 'malta', hasPassport: false };
  const current = { firstName: 'Tanvir', destination: ' ', hasPassport: true };
  expect(mergeDraft({ draft, current, initial: empty })).toEqual({
    firstName: 'Tanvir',
    destination: 'malta',
    hasPassport: true,
  });
});

test('a draft replaces an answer from the URL, unless the draft has no answer to that field', () => {
  const initial = { ...empty, firstName: 'Guest', destination: 'germany' };
  const draft = { ...empty, destination: 'malta' };
  expect(mergeDraft({ draft, current: initial, initial })).toEqual({
    ...empty,
    firstName: 'Guest',
    destination: 'malta',
  });
});

test('an answer to a field that the form no longer has is left out', () => {
  expect(mergeDraft({ draft: { ...empty, old: 'x' }, current: empty, initial: empty })).toEqual(
    empty,
  );
});
