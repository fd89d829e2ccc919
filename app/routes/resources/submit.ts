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
 * Receives a form that was sent by script, and responds with JSON, so that the island shows the result without loading a
 * page.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const outcome = await receiveSubmission(request, getFormOr404(request, params), context);
  return Response.json(createResponseBody(outcome), {
    status: outcome.status,
    headers: createOutcomeHeaders(outcome),
  });
}

function createResponseBody(outcome: SubmissionOutcome): SubmissionResponse {
  switch (outcome.kind) {
    case 'stored':
      return { kind: 'stored', confirmation: outcome.confirmation };
    case 'invalid':
      return { kind: 'invalid', errors: outcome.errors };
    case 'failed':
      return { kind: 'failed', failure: outcome.failure };
  }
}

/** The endpoint only accepts POST, so a GET request gets a 404 response. */
export function loader() {
  throw data(null, { status: 404 });
}
