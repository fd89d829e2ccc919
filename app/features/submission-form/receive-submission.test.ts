import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { submissionsContext } from '#domain/submissions/context.server.ts';
import type { SubmissionService } from '#domain/submissions/service.server.ts';
import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { visitorAddressContext } from '#server/contexts.ts';
import { findFormContext } from './form-context.server.ts';
import { receiveSubmission } from './receive-submission.server.ts';

test('of what our pages put into hidden fields, nothing longer is handed on', async () => {
  const submit = vi.fn(async () => ({ kind: 'refused', errors: {} }) as const);
  const context = new RouterContextProvider();
  context.set(submissionsContext, { submit } as unknown as SubmissionService);
  context.set(visitorAddressContext, '192.0.2.1');
  const place = findFormContext({ programme: 'student-exchange' });
  if (!place) throw new Error('There is no such form');
  const send = async (own: Record<string, string>) => {
    const body = toFormData(filledForm);
    for (const [name, value] of Object.entries(own)) body.set(name, value);
    const request = new Request('https://site.example/', { method: 'POST', body });
    return receiveSubmission(request, place, context);
  };
  const id = '0e8c5ac1-8a3c-4a6c-9a5b-2f8f0a3d7b11';
  const own = { submissionId: id, termsVersion: '0badcafe' };
  expect(await send(own)).toMatchObject({ kind: 'refused', sentId: id });
  expect(submit).toHaveBeenLastCalledWith(expect.objectContaining(own));

  const long = '\u0301'.repeat(15_000);
  const received = await send({ submissionId: long, termsVersion: long, fillingTime: long });
  expect(received.sentId).toBeUndefined();
  expect(submit).toHaveBeenLastCalledWith(
    expect.objectContaining({
      submissionId: undefined,
      termsVersion: undefined,
      suspicion: undefined,
    }),
  );
});
