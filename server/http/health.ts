import type { RequestHandler } from 'express';
import type { Log } from '#common/log.ts';

type StoreState = { ok: true; mail: 'on' | 'off' | 'late' } | { ok: false; reason: string };
type ContentState = { source: string; ok: boolean };

function getStatus(store: StoreState, content: ContentState, isReadOnly: boolean) {
  if (isReadOnly) return 'read-only';
  if (!store.ok) return 'failing';
  return content.ok && store.mail !== 'late' ? 'ok' : 'degraded';
}

/**
 * Returns the response of `/healthz`. Without its store the site can't take forms, so the status is 503. Without the content
 * service it serves everything but posts, and while mail is late it keeps what it is sent, so that the status is 200. The
 * version isn't in the response, since it is public.
 *
 * @param isReadOnly whether the operator has closed the forms (READ_ONLY). The status is 200 then, since the site does what it
 *   should, also without its store
 * @returns the HTTP status, and the body with the state of each part, without personal data
 */
export function healthOf(store: StoreState, content: ContentState, isReadOnly = false) {
  return {
    status: store.ok || isReadOnly ? 200 : 503,
    body: {
      status: getStatus(store, content, isReadOnly),
      // The reason may name a host, so it is only logged.
      store: store.ok ? 'ok' : 'failing',
      ...(store.ok && { mail: store.mail }),
      contentService: content.ok ? 'ok' : 'failing',
      contentSource: content.source,
    },
  };
}

/** Responds with the state of the site and its parts. Logs the reason if the store fails. */
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
