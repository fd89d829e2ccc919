import { describe, expect, test } from 'vitest';
import { applicationForm } from '#submissions/forms/application.ts';
import { emptyAnswers } from '#submissions/schema.ts';
import { draftLifetime, draftOf, removeDraft, removeOldDrafts } from './draft.ts';

const form = applicationForm('virtual-internship');
const empty = emptyAnswers(form);
const path = '/apply/virtual-internship';
const key = 'draft:/apply/virtual-internship';

const draft = {
  submissionId: '5f1c9f1e-0000-4000-8000-000000000000',
  answers: { ...empty, firstName: 'Nusrat', motivationLetter: 'a\nb', hasResume: true },
};

function memory() {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('a draft', () => {
  test('comes back as it was saved, with its time, for its own form', () => {
    const storage = memory();
    draftOf(form, path, () => storage).save(draft);
    expect(draftOf(form, path, () => storage).read()).toMatchObject(draft);
    expect(draftOf(form, '/apply/student-exchange', () => storage).read()).toBeUndefined();
  });

  test('of an empty form is none, and takes the earlier one away', () => {
    const storage = memory();
    const drafts = draftOf(form, path, () => storage);
    drafts.save(draft);
    drafts.save({ ...draft, answers: { ...empty, firstName: '  ' } });
    expect(storage.items.size).toBe(0);
  });

  test('is deleted once it is older than 30 days', () => {
    const storage = memory();
    let now = 1_800_000_000_000;
    const drafts = draftOf(
      form,
      path,
      () => storage,
      () => now,
    );
    drafts.save(draft);
    expect(drafts.read()?.savedAt).toBe(now);
    now += draftLifetime;
    expect(drafts.read()).toMatchObject(draft);
    now += 1;
    expect(drafts.read()).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  test('is deleted then also when its own form is never opened again', () => {
    const storage = memory();
    const savedAt = 1_800_000_000_000;
    const save = (at: string, time: number) =>
      draftOf(
        form,
        at,
        () => storage,
        () => time,
      ).save(draft);
    save('/apply/virtual-internship', savedAt);
    save('/embed/contact', savedAt + 1);
    save('/apply/student-exchange', savedAt - 1);
    storage.setItem('draft:/apply/damaged', 'no JSON');
    storage.setItem('another', 'no JSON');
    removeOldDrafts(
      () => storage,
      () => savedAt + 1 + draftLifetime,
    );
    expect([...storage.items.keys()]).toEqual(['draft:/embed/contact', 'another']);
  });

  test.each([
    'no JSON',
    'null',
    '{}',
    '{"answers":{},"submissionId":"1"}',
    '{"answers":null,"submissionId":"1","savedAt":1}',
  ])('that is damaged is none: %s', (kept) => {
    const storage = memory();
    storage.setItem(key, kept);
    expect(draftOf(form, path, () => storage).read()).toBeUndefined();
  });

  test('of another version of the form keeps the fields that there are', () => {
    const storage = memory();
    storage.setItem(
      key,
      JSON.stringify({
        submissionId: '1',
        savedAt: Date.now(),
        answers: { firstName: 'Nusrat', lastName: 7, fax: '1', agreeToTerms: 'yes' },
      }),
    );
    const read = draftOf(form, path, () => storage).read();
    expect(read?.answers).toEqual({ ...empty, firstName: 'Nusrat', agreeToTerms: true });
  });

  test('is nothing to fail for where the browser forbids its storage', () => {
    const drafts = draftOf(form, path, () => {
      throw new Error('SecurityError');
    });
    expect(() => drafts.save(draft)).not.toThrow();
    expect(drafts.read()).toBeUndefined();
    expect(() => drafts.remove()).not.toThrow();
    expect(() => removeDraft(path)).not.toThrow();
    expect(() => removeOldDrafts()).not.toThrow();
  });
});
