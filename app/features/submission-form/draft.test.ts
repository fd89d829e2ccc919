import { describe, expect, test } from 'vitest';
import { getFields, isSensitive } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import { createDraftStore } from './draft.ts';
import { draftLifetimeMs } from './draft-storage.ts';
import { createMemoryStorages } from './testing/memory-storages.ts';

const form = getApplicationForm('virtual-internship', 'en');
const empty = createEmptyAnswers(form);
const path = '/apply/virtual-internship';
const key = 'draft:/apply/virtual-internship';

const sensitive = { email: 'nusrat@example.org', phone: '01700000000', dateOfBirth: '2003-03-14' };
const nonSensitive = { ...empty, firstName: 'Nusrat', motivationLetter: 'a\nb', hasResume: true };
const draft = {
  submissionId: '5f1c9f1e-0000-4000-8000-000000000000',
  answers: { ...nonSensitive, ...sensitive },
};

describe('a draft', () => {
  test('is read as it was saved, with its time, for its own form only', () => {
    const { storages } = createMemoryStorages();
    expect(createDraftStore(form, path, storages).save(draft)).toBe(true);
    expect(createDraftStore(form, path, storages).read()).toMatchObject({
      ...draft,
      isPartial: false,
    });
    expect(createDraftStore(form, '/apply/student-exchange', storages).read()).toBeUndefined();
  });

  test('saves date of birth, phone and e-mail for the browser’s session only', () => {
    const { storages, local, endSession } = createMemoryStorages();
    createDraftStore(form, path, storages).save(draft);
    const stored = [...local.items.values()].join();
    for (const [name, value] of Object.entries(sensitive)) {
      expect(stored).not.toContain(name);
      expect(stored).not.toContain(value);
    }
    endSession();
    expect(createDraftStore(form, path, storages).read()).toMatchObject({
      submissionId: draft.submissionId,
      answers: nonSensitive,
      isPartial: true,
    });
  });

  test('decides by the kind of a field whether it is sensitive', () => {
    const { storages, local } = createMemoryStorages();
    const fields = getFields(form);
    const answers = Object.fromEntries(
      fields.map(({ name, kind }) => [name, kind === 'checkbox' ? true : `${name}!`]),
    );
    createDraftStore(form, path, storages).save({ ...draft, answers });
    const storedAnswers = JSON.parse(local.items.get(key) ?? '').answers;
    const names = fields.filter((field) => !isSensitive(field)).map(({ name }) => name);
    expect(Object.keys(storedAnswers)).toEqual(names);
    expect(names).toHaveLength(fields.length - 3);
  });

  test('with sensitive answers only is gone when the session has ended', () => {
    const { storages, endSession } = createMemoryStorages();
    const drafts = createDraftStore(form, path, storages);
    drafts.save({ ...draft, answers: { ...empty, ...sensitive } });
    expect(drafts.read()?.answers).toMatchObject(sensitive);
    endSession();
    expect(drafts.read()).toBeUndefined();
  });

  test('gets no sensitive answers from another submission in the same session', () => {
    const { storages, session } = createMemoryStorages();
    const drafts = createDraftStore(form, path, storages);
    drafts.save({ submissionId: 'another', answers: { ...empty, email: 'rahim@example.org' } });
    const otherPart = session.items.get(key) ?? '';
    drafts.save(draft);
    session.items.set(key, otherPart);
    expect(drafts.read()).toMatchObject({ answers: nonSensitive, isPartial: true });
  });

  test('of an earlier version loses its sensitive answers', () => {
    const { storages, local } = createMemoryStorages();
    local.items.set(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
    expect(createDraftStore(form, path, storages).read()).toMatchObject({ answers: nonSensitive });
  });

  test('of an empty form is not saved, and deletes the earlier one', () => {
    const { storages, local, session } = createMemoryStorages();
    const drafts = createDraftStore(form, path, storages);
    drafts.save(draft);
    drafts.save({ ...draft, answers: { ...empty, firstName: '  ' } });
    expect([local.items.size, session.items.size]).toEqual([0, 0]);
  });

  test('is deleted from both storages when it is older than seven days', () => {
    const { storages, local, session } = createMemoryStorages();
    let now = 1_800_000_000_000;
    const drafts = createDraftStore(form, path, storages, () => now);
    drafts.save(draft);
    expect(drafts.read()?.savedAt).toBe(now);
    now += 7 * 86_400_000;
    expect(drafts.read()).toMatchObject(draft);
    now += 1;
    expect(drafts.read()).toBeUndefined();
    expect([local.items.size, session.items.size]).toEqual([0, 0]);
  });

  test('expires even if the clock was set back', () => {
    const { storages } = createMemoryStorages();
    let now = 1_800_000_000_000;
    const drafts = createDraftStore(form, path, storages, () => now);
    drafts.save(draft);
    now -= draftLifetimeMs + 1;
    expect(drafts.read()).toBeUndefined();
  });

  test.each([
    'no JSON',
    'null',
    '{}',
    '{"answers":{},"submissionId":"1"}',
    '{"answers":null,"submissionId":"1","savedAt":1}',
  ])('that is damaged is ignored: %s', (stored) => {
    const { storages, local } = createMemoryStorages();
    local.setItem(key, stored);
    expect(createDraftStore(form, path, storages).read()).toBeUndefined();
  });

  test('of another version of the form has the fields that still exist', () => {
    const { storages, local } = createMemoryStorages();
    local.setItem(
      key,
      JSON.stringify({
        submissionId: '1',
        savedAt: Date.now(),
        answers: { firstName: 'Nusrat', lastName: 7, fax: '1', agreeToTerms: 'yes' },
      }),
    );
    const read = createDraftStore(form, path, storages).read();
    expect(read?.answers).toEqual({ ...empty, firstName: 'Nusrat', agreeToTerms: true });
  });

  test('throws nothing where the browser forbids its storages', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const drafts = createDraftStore(form, path, { local: forbidden, session: forbidden });
    expect(drafts.save(draft)).toBe(false);
    expect(drafts.read()).toBeUndefined();
    expect(() => drafts.remove()).not.toThrow();
  });

  test('lacks its sensitive answers where the browser forbids sessionStorage', () => {
    const { storages } = createMemoryStorages();
    const session = () => {
      throw new Error('SecurityError');
    };
    const drafts = createDraftStore(form, path, { ...storages, session });
    expect(drafts.save(draft)).toBe(false);
    expect(drafts.read()).toMatchObject({ answers: nonSensitive, isPartial: true });
  });
});
