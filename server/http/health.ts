import type { RequestHandler } from 'express';
import type { Log } from '../observability/log.ts';

type StoreState = { ok: true; mail: 'on' | 'off' } | { ok: false; reason: string };
type ContentState = { source: string; ok: boolean };

function statusOf(store: StoreState, content: ContentState, isReadOnly: boolean) {
  if (!store.ok) return 'failing';
  if (isReadOnly) return 'read-only';
  return content.ok ? 'ok' : 'degraded';
}

/**
 * The answer of `/healthz`. Without its store the site can't do its one job, so that it answers 503; without
 * the content service it still serves everything but posts. It doesn't say which version runs: anybody may ask.
 *
 * @param isReadOnly whether the operator has closed the forms (READ_ONLY). The status is 200 all the same: nothing is broken
 * @returns the HTTP status, and the body: how each part stands, without personal data
 */
export function healthOf(store: StoreState, content: ContentState, isReadOnly = false) {
  return {
    status: store.ok ? 200 : 503,
    body: {
      status: statusOf(store, content, isReadOnly),
      // The reason may name a host: it is for the log.
      store: store.ok ? 'ok' : 'failing',
      ...(store.ok && { mail: store.mail }),
      contentService: content.ok ? 'ok' : 'failing',
      contentSource: content.source,
    },
  };
}

/** Responds with how the site and its parts stand. The reason why the store fails goes to the log. */
export const health =
  ({
    submissions,
    contentService,
    isReadOnly,
    log,
  }: {
    submissions: { health: () => Promise<StoreState> };
    contentService: { health: () => ContentState };
    isReadOnly: boolean;
    log: Pick<Log, 'error'>;
  }): RequestHandler =>
  async (_request, response) => {
    const store = await submissions.health();
    if (!store.ok) log.error({ reason: store.reason }, 'the store is failing');
    const { status, body } = healthOf(store, contentService.health(), isReadOnly);
    response.status(status).set('Cache-Control', 'no-store').json(body);
  };
