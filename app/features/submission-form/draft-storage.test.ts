import { expect, test } from 'vitest';
import { getFields, isSensitive } from '#domain/submissions/form.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { findForm, formSlugs } from '#domain/submissions/forms/forms.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import { cleanDrafts, sensitiveFieldNames } from './clean-drafts.ts';
import { createDraftStore } from './draft.ts';
import {
  draftLifetimeMs,
  findDraftSubmissionId,
  removeDraft,
  removeSubmittedDraft,
} from './draft-storage.ts';
import { createMemoryStorages } from './testing/memory-storages.ts';

const form = getApplicationForm('virtual-internship', 'en');
const draft = {
  submissionId: '5f1c9f1e-0000-4000-8000-000000000000',
  answers: { ...createEmptyAnswers(form), firstName: 'Nusrat', email: 'nusrat@example.org' },
};
const savedAt = 1_800_000_000_000;

test('expired and damaged drafts are deleted, also when their forms are never opened again', () => {
  const { storages, local, session } = createMemoryStorages();
  const save = (path: string, time: number) =>
    createDraftStore(form, path, storages, () => time).save(draft);
  save('/apply/virtual-internship', savedAt);
  save('/embed/contact', savedAt + 1);
  save('/apply/student-exchange', savedAt - 1);
  for (const storage of [local, session]) {
    storage.setItem('draft:/apply/damaged', 'no JSON');
    storage.setItem('another', 'no JSON');
  }
  cleanDrafts(storages, () => savedAt + 1 + draftLifetimeMs);
  for (const { items } of [local, session]) {
    expect([...items.keys()]).toEqual(['draft:/embed/contact', 'another']);
  }
});

test('drafts of the previous version, which lasted 30 days, lose their sensitive answers or are deleted', () => {
  const { storages, local } = createMemoryStorages();
  const answers = { name: 'Nusrat', message: 'Hello', agreeToTerms: true };
  const sensitive = {
    email: 'nusrat@example.org',
    phone: '01700000000',
    dateOfBirth: '2003-03-14',
  };
  const saveOldDraft = (path: string, days: number) =>
    local.setItem(
      `draft:${path}`,
      JSON.stringify({
        submissionId: 'id',
        answers: { ...answers, ...sensitive },
        savedAt: savedAt - days * 86_400_000,
      }),
    );
  saveOldDraft('/embed/contact', 6);
  saveOldDraft('/apply/virtual-internship', 8);
  cleanDrafts(storages, () => savedAt);
  expect([...local.items.keys()]).toEqual(['draft:/embed/contact']);
  expect(JSON.parse(local.getItem('draft:/embed/contact') ?? '')).toEqual({
    submissionId: 'id',
    answers,
    savedAt: savedAt - 6 * 86_400_000,
  });
});

test('the removed fields are the sensitive ones of all forms', () => {
  const forms = formSlugs.flatMap((slug) => findForm(slug, 'en') ?? []);
  const names = forms.flatMap((each) =>
    getFields(each)
      .filter(isSensitive)
      .map(({ name }) => name),
  );
  expect([...new Set(names)].toSorted()).toEqual(sensitiveFieldNames.toSorted());
});

test('finds the submission id of a draft, and deletes it from both storages', () => {
  const { storages, local, session } = createMemoryStorages();
  createDraftStore(form, '/embed/contact', storages).save(draft);
  expect(findDraftSubmissionId('/embed/contact', storages)).toBe(draft.submissionId);
  removeDraft('/embed/contact', storages);
  expect([local.items.size, session.items.size]).toEqual([0, 0]);
  expect(findDraftSubmissionId('/embed/contact', storages)).toBeUndefined();
});

test('the draft of another submission stays, without the sensitive answers of the one that was sent', () => {
  const { storages, local, session } = createMemoryStorages();
  const path = '/embed/contact';
  const drafts = createDraftStore(form, path, storages);
  drafts.save({ ...draft, submissionId: 'of another tab' });
  const otherPart = local.items.get(`draft:${path}`) ?? '';
  drafts.save(draft);
  local.setItem(`draft:${path}`, otherPart);
  removeSubmittedDraft(path, draft.submissionId, storages);
  expect(findDraftSubmissionId(path, storages)).toBe('of another tab');
  expect(session.items.size).toBe(0);
  removeSubmittedDraft(path, 'of another tab', storages);
  expect(local.items.size).toBe(0);
});

test('does nothing, and throws nothing, where the browser forbids its storages', () => {
  expect(() => cleanDrafts()).not.toThrow();
  expect(() => removeDraft('/embed/contact')).not.toThrow();
  expect(findDraftSubmissionId('/embed/contact')).toBeUndefined();
});
