import { describe, expect, test } from 'vitest';
import { emptyApplication } from './assessment.ts';
import { draftLifetime, draftOf } from './draft.ts';

const draft = {
  submissionId: '5f1c9f1e-0000-4000-8000-000000000000',
  values: { ...emptyApplication, firstName: 'Nusrat', motivationLetter: 'a\nb', hasResume: true },
};

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('a draft', () => {
  test('comes back as it was saved, for its own programme', () => {
    const storage = memory();
    draftOf('virtual-internship', () => storage).save(draft);
    expect(draftOf('virtual-internship', () => storage).read()).toEqual(draft);
    expect(draftOf('student-exchange', () => storage).read()).toBeUndefined();
  });

  test('of an empty form is none, and takes the earlier one away', () => {
    const storage = memory();
    const drafts = draftOf('virtual-internship', () => storage);
    drafts.save(draft);
    drafts.save({ ...draft, values: { ...emptyApplication, firstName: '  ' } });
    expect(storage.items.size).toBe(0);
  });

  test('is deleted once it is older than 30 days', () => {
    const storage = memory();
    let now = 1_800_000_000_000;
    const drafts = draftOf(
      'virtual-internship',
      () => storage,
      () => now,
    );
    drafts.save(draft);
    now += draftLifetime;
    expect(drafts.read()).toEqual(draft);
    now += 1;
    expect(drafts.read()).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  test.each([
    'no JSON',
    'null',
    '{}',
    '{"values":{},"submissionId":"1"}',
    '{"values":null,"submissionId":"1","savedAt":1}',
  ])('that is damaged is none: %s', (kept) => {
    const storage = memory();
    storage.setItem('application-draft:virtual-internship', kept);
    expect(draftOf('virtual-internship', () => storage).read()).toBeUndefined();
  });

  test('of another version of the form keeps the fields that there are', () => {
    const storage = memory();
    storage.setItem(
      'application-draft:virtual-internship',
      JSON.stringify({
        submissionId: '1',
        savedAt: Date.now(),
        values: { firstName: 'Nusrat', lastName: 7, fax: '1', agreeToTerms: 'yes' },
      }),
    );
    const read = draftOf('virtual-internship', () => storage).read();
    expect(read?.values).toEqual({ ...emptyApplication, firstName: 'Nusrat', agreeToTerms: true });
  });

  test('is nothing to fail for where the browser forbids its storage', () => {
    const drafts = draftOf('virtual-internship', () => {
      throw new Error('SecurityError');
    });
    expect(() => drafts.save(draft)).not.toThrow();
    expect(drafts.read()).toBeUndefined();
    expect(() => drafts.remove()).not.toThrow();
  });
});
