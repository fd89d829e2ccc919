import { data } from 'react-router';
import { getFormOr404 } from '#app/features/submission-form/form-route.server.ts';
import {
  createOutcomeHeaders,
  receiveSubmission,
  type SubmissionOutcome,
} from '#app/features/submission-form/receive-submission.server.ts';
import type { SubmissionResponse } from '#app/features/submission-form/send-submission.ts';
import type { Route } from './+types/submit.ts';

/**
 * Where a form's script sends it. It answers in JSON: the island shows the result
 * without loading a page.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const received = await receiveSubmission(request, getFormOr404(params), context);
  return Response.json(createResponseBody(received), {
    status: received.status,
    headers: createOutcomeHeaders(received),
  });
}

function createResponseBody(received: SubmissionOutcome): SubmissionResponse {
  switch (received.kind) {
    case 'stored':
      return { kind: 'stored', receipt: received.receipt };
    case 'refused':
      return { kind: 'refused', errors: received.errors };
    case 'failed':
      return { kind: 'failed', failure: received.failure };
  }
}

/** It is no page. */
export function loader() {
  throw data(null, { status: 404 });
}
