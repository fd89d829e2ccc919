import { describe, expect, test } from 'vitest';
import { createFinderState, type FinderAction, finderReducer } from './finder-state.ts';

const run = (search: string, ...actions: FinderAction[]) =>
  actions.reduce(finderReducer, createFinderState(search));

describe('a change of a control', () => {
  test('is in the address and in the query', () => {
    const state = run('?age=22', { type: 'change', values: { where: 'germany' } });
    expect(state.search).toBe('?age=22&where=germany');
    expect(state.query.profile).toEqual({ age: 22, where: 'germany' });
  });

  test('to an empty value removes it, and the address still selects the results', () => {
    expect(run('?age=22', { type: 'change', values: { age: '' } }).search).toBe('?age=');
  });

  test('keeps the filter and the sort order', () => {
    const state = run('?age=22&show=asia', { type: 'change', values: { sort: 'name' } });
    expect(state.search).toBe('?age=22&sort=name&show=asia');
  });

  test('to the value that is there changes nothing, not even an address with other parameters', () => {
    const state = createFinderState('?utm_source=letter&age=22');
    expect(finderReducer(state, { type: 'change', values: { age: '২২' } })).toBe(state);
  });
});

describe('an age', () => {
  test('that is being typed changes neither the query nor the address', () => {
    const state = createFinderState('?age=22');
    const typed = finderReducer(state, { type: 'change', values: { age: '3' } });
    expect(typed).toEqual({ ...state, typedAge: '3' });
    expect(typed.query).toBe(state.query);
  });

  test('is answered once it is complete, in Bengali digits as well', () => {
    const state = run(
      '?age=22',
      { type: 'change', values: { age: '৩' } },
      { type: 'change', values: { age: '৩০' } },
    );
    expect(state.search).toBe('?age=30');
    expect(state.typedAge).toBeUndefined();
  });

  test('that is left incomplete is named, and its field is empty', () => {
    const state = run(
      '?age=22&studies=year-2',
      { type: 'change', values: { age: '9' } },
      { type: 'finish' },
    );
    expect(state.query.ignored).toEqual([{ name: 'age', value: '9' }]);
    expect(state.query.profile).toEqual({ studies: 'year-2' });
    expect(state.typedAge).toBeUndefined();
    expect(state.search).toBe('?studies=year-2&age=9');
  });

  test('that is complete needs no finish', () => {
    const state = createFinderState('?age=22');
    expect(finderReducer(state, { type: 'finish' })).toBe(state);
  });
});

describe('what was chosen before the scripts started', () => {
  test('takes precedence over the address', () => {
    const values = { age: '22', where: 'usa', sort: 'fit', english: '' };
    expect(run('?age=22&english=basic', { type: 'change', values }).search).toBe(
      '?age=22&where=usa',
    );
  });

  test('leaves an age that is being typed in its field', () => {
    const state = run('?age=22', { type: 'change', values: { age: '2', where: 'usa' } });
    expect(state).toMatchObject({ search: '?age=22&where=usa', typedAge: '2' });
  });
});

describe('an address that is opened', () => {
  test('replaces everything, and has the place to scroll to', () => {
    const state = run(
      '?age=22',
      { type: 'change', values: { age: '3' } },
      { type: 'open', search: '?where=usa', scrollTo: 900 },
    );
    expect(state).toEqual({ ...createFinderState('?where=usa'), opened: { scrollTo: 900 } });
  });

  test('scrolls once: a later change has no place', () => {
    const open = { type: 'open', search: '?where=usa', scrollTo: 900 } as const;
    const state = run('?age=22', open, { type: 'change', values: { age: '30' } });
    expect(state.opened).toBeUndefined();
  });
});
