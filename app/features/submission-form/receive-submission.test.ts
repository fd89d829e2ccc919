import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import type { SubmissionService } from '#domain/submissions/service.server.ts';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { visitorAddressContext } from '#server/contexts.ts';
import { findFormContext } from './form-context.server.ts';
import { receiveSubmission } from './receive-submission.server.ts';

test('ignores hidden fields with longer values than our pages use', async () => {
  const submit = vi.fn(async () => ({ kind: 'invalid', errors: {} }) as const);
  const context = new RouterContextProvider();
  context.set(submissionsContext, { submit } as unknown as SubmissionService);
  context.set(visitorAddressContext, '192.0.2.1');
  const formContext = findFormContext({ programme: 'student-exchange' }, 'en');
  if (!formContext) throw new Error('There is no such form');
  const send = async (hiddenFields: Record<string, string>) => {
    const body = toFormData(filledForm);
    for (const [name, value] of Object.entries(hiddenFields)) body.set(name, value);
    const request = new Request('https://site.example/', { method: 'POST', body });
    return receiveSubmission(request, formContext, context);
  };
  const id = '0e8c5ac1-8a3c-4a6c-9a5b-2f8f0a3d7b11';
  const hiddenFields = { submissionId: id, termsVersion: '0badcafe' };
  expect(await send(hiddenFields)).toMatchObject({ kind: 'invalid', sentId: id });
  expect(submit).toHaveBeenLastCalledWith(expect.objectContaining(hiddenFields));

  const long = '\u0301'.repeat(15_000);
  const outcome = await send({ submissionId: long, termsVersion: long, fillingTime: long });
  expect(outcome.sentId).toBeUndefined();
  expect(submit).toHaveBeenLastCalledWith(
    expect.objectContaining({
      submissionId: undefined,
      termsVersion: undefined,
      spamReason: undefined,
    }),
  );
});
