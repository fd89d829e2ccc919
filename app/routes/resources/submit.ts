import { data } from 'react-router';
import { placeAt } from '#app/features/submission-form/form-route.server.ts';
import {
  headersOf,
  type Received,
  receiveSubmission,
} from '#app/features/submission-form/receive-submission.server.ts';
import type { Answer } from '#app/features/submission-form/send-submission.ts';
import type { Route } from './+types/submit.ts';

/**
 * Where a form's script sends it. It answers in JSON: the island shows the result
 * without loading a page.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const received = await receiveSubmission(request, placeAt(params), context);
  return Response.json(answerOf(received), {
    status: received.status,
    headers: headersOf(received),
  });
}

function answerOf(received: Received): Answer {
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
