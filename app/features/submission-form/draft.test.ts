import { describe, expect, test } from 'vitest';
import { getFields, isSensitive } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { createEmptyAnswers } from '#domain/submissions/schema.ts';
import { createDraftStore } from './draft.ts';
import { draftLifetimeMs } from './draft-storage.ts';
import { createMemoryStorages } from './testing/memory-storages.ts';

const form = getApplicationForm('virtual-internship');
const empty = createEmptyAnswers(form);
const path = '/apply/virtual-internship';
const key = 'draft:/apply/virtual-internship';

const sensitive = { email: 'nusrat@example.org', phone: '01700000000', dateOfBirth: '2003-03-14' };
const lasting = { ...empty, firstName: 'Nusrat', motivationLetter: 'a\nb', hasResume: true };
const draft = {
  submissionId: '5f1c9f1e-0000-4000-8000-000000000000',
  answers: { ...lasting, ...sensitive },
};

describe('a draft', () => {
  test('comes back as it was saved, with its time, for its own form', () => {
    const { storages } = createMemoryStorages();
    createDraftStore(form, path, storages).save(draft);
    expect(createDraftStore(form, path, storages).read()).toMatchObject({
      ...draft,
      isPartial: false,
    });
    expect(createDraftStore(form, '/apply/student-exchange', storages).read()).toBeUndefined();
  });

  test('keeps date of birth, phone and e-mail for the browser’s session only', () => {
    const { storages, local, endSession } = createMemoryStorages();
    createDraftStore(form, path, storages).save(draft);
    const kept = [...local.items.values()].join();
    for (const [name, value] of Object.entries(sensitive)) {
      expect(kept).not.toContain(name);
      expect(kept).not.toContain(value);
    }
    endSession();
    expect(createDraftStore(form, path, storages).read()).toMatchObject({
      submissionId: draft.submissionId,
      answers: lasting,
      isPartial: true,
    });
  });

  test('keeps as sensitive what the form says by the kind of its fields', () => {
    const { storages, local } = createMemoryStorages();
    const fields = getFields(form);
    const answers = Object.fromEntries(
      fields.map(({ name, kind }) => [name, kind === 'checkbox' ? true : `${name}!`]),
    );
    createDraftStore(form, path, storages).save({ ...draft, answers });
    const kept = JSON.parse(local.items.get(key) ?? '').answers;
    const names = fields.filter((field) => !isSensitive(field)).map(({ name }) => name);
    expect(Object.keys(kept)).toEqual(names);
    expect(names).toHaveLength(fields.length - 3);
  });

  test('in which only sensitive answers stand is none once the session has ended', () => {
    const { storages, endSession } = createMemoryStorages();
    const drafts = createDraftStore(form, path, storages);
    drafts.save({ ...draft, answers: { ...empty, ...sensitive } });
    expect(drafts.read()?.answers).toMatchObject(sensitive);
    endSession();
    expect(drafts.read()).toBeUndefined();
  });

  test('takes no sensitive answers from another submission of the same session', () => {
    const { storages, ofSession } = createMemoryStorages();
    const drafts = createDraftStore(form, path, storages);
    drafts.save({ submissionId: 'another', answers: { ...empty, email: 'rahim@example.org' } });
    const others = ofSession.items.get(key) ?? '';
    drafts.save(draft);
    ofSession.items.set(key, others);
    expect(drafts.read()).toMatchObject({ answers: lasting, isPartial: true });
  });

  test('that an earlier version kept loses its sensitive answers', () => {
    const { storages, local } = createMemoryStorages();
    local.items.set(key, JSON.stringify({ ...draft, savedAt: Date.now() }));
    expect(createDraftStore(form, path, storages).read()).toMatchObject({ answers: lasting });
  });

  test('of an empty form is none, and takes the earlier one away', () => {
    const { storages, local, ofSession } = createMemoryStorages();
    const drafts = createDraftStore(form, path, storages);
    drafts.save(draft);
    drafts.save({ ...draft, answers: { ...empty, firstName: '  ' } });
    expect([local.items.size, ofSession.items.size]).toEqual([0, 0]);
  });

  test('is deleted as a whole once it is older than seven days', () => {
    const { storages, local, ofSession } = createMemoryStorages();
    let now = 1_800_000_000_000;
    const drafts = createDraftStore(form, path, storages, () => now);
    drafts.save(draft);
    expect(drafts.read()?.savedAt).toBe(now);
    now += 7 * 86_400_000;
    expect(drafts.read()).toMatchObject(draft);
    now += 1;
    expect(drafts.read()).toBeUndefined();
    expect([local.items.size, ofSession.items.size]).toEqual([0, 0]);
  });

  test('is not kept for good where a clock was set back', () => {
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
  ])('that is damaged is none: %s', (kept) => {
    const { storages, local } = createMemoryStorages();
    local.setItem(key, kept);
    expect(createDraftStore(form, path, storages).read()).toBeUndefined();
  });

  test('of another version of the form keeps the fields that there are', () => {
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

  test('is nothing to fail for where the browser forbids its storages', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const drafts = createDraftStore(form, path, { local: forbidden, session: forbidden });
    expect(() => drafts.save(draft)).not.toThrow();
    expect(drafts.read()).toBeUndefined();
    expect(() => drafts.remove()).not.toThrow();
  });

  test('is without its sensitive answers where the browser forbids the session’s storage', () => {
    const { storages } = createMemoryStorages();
    const session = () => {
      throw new Error('SecurityError');
    };
    const drafts = createDraftStore(form, path, { ...storages, session });
    drafts.save(draft);
    expect(drafts.read()).toMatchObject({ answers: lasting, isPartial: true });
  });
});
