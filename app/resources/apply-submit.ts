import { data } from 'react-router';
import {
  headersOf,
  receiveApplication,
} from '#app/screens/application/receive-application.server.ts';
import type { Answer } from '#app/screens/application/send-application.ts';
import { findProgramme } from '#submissions/programmes.ts';
import type { Route } from './+types/apply-submit.ts';

/**
 * Where the form's script sends an application. It answers in JSON: an application must not depend on what the
 * router does after an action (a fetched chunk, a page that is loaded anew).
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const programme = findProgramme(params.programme);
  if (!programme) throw data(null, { status: 404 });
  const received = await receiveApplication(request, programme, context);
  return Response.json(answerOf(received), {
    status: received.status,
    headers: headersOf(received),
  });
}

function answerOf(received: Awaited<ReturnType<typeof receiveApplication>>): Answer {
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
