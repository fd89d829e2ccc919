import packageJson from '../package.json' with { type: 'json' };

type StoreState = { ok: true; mail: 'on' | 'off' } | { ok: false; reason: string };
type ContentState = { source: string; ok: boolean };

/**
 * The answer of `/healthz`. Without its store the site can't do its one job, so that it answers 503; without
 * the content service it still serves everything but posts.
 *
 * @returns the HTTP status, and the body: how each part stands, without personal data
 */
export function healthOf(store: StoreState, content: ContentState) {
  return {
    status: store.ok ? 200 : 503,
    body: {
      status: store.ok ? (content.ok ? 'ok' : 'degraded') : 'failing',
      version: packageJson.version,
      // The reason may name a host: it is for the log.
      store: store.ok ? 'ok' : 'failing',
      ...(store.ok && { mail: store.mail }),
      contentService: content.ok ? 'ok' : 'failing',
      contentSource: content.source,
    },
  };
}
