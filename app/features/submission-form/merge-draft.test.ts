import { expect, test } from 'vitest';
import { mergeDraft } from './merge-draft.ts';

const empty = { firstName: '', destination: '', hasPassport: false };

test('a draft fills an empty form', () => {
  const draft = { firstName: 'Nusrat', destination: 'malta', hasPassport: true };
  expect(mergeDraft({ draft, current: empty, initial: empty })).toEqual(draft);
});

test('what was typed since stays, and the draft fills the fields around it', () => {
  const draft = { firstName: 'Nusrat', destination: 'malta', hasPassport: false };
  const current = { firstName: 'Tanvir', destination: ' ', hasPassport: true };
  expect(mergeDraft({ draft, current, initial: empty })).toEqual({
    firstName: 'Tanvir',
    destination: 'malta',
    hasPassport: true,
  });
});

test('a draft replaces what only the URL has chosen, and leaves it where it has no answer', () => {
  const initial = { ...empty, firstName: 'Guest', destination: 'germany' };
  const draft = { ...empty, destination: 'malta' };
  expect(mergeDraft({ draft, current: initial, initial })).toEqual({
    ...empty,
    firstName: 'Guest',
    destination: 'malta',
  });
});

test('a field that the form has no more is left out', () => {
  expect(mergeDraft({ draft: { ...empty, old: 'x' }, current: empty, initial: empty })).toEqual(
    empty,
  );
});
