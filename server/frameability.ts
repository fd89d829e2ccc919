import type { Log } from '#common/log.ts';

/** Age after which a result is checked again, and how long a check waits for the response. */
const maxAgeMs = 10 * 60 * 1000;
const timeoutMs = 10_000;

/** Tells which outside pages can be shown in frames of our pages. */
export type Frameability = {
  /** Whether a page forbids framing, by the latest check. Starts another check if that result is old. */
  isForbidden: (url: string) => boolean;
};

/**
 * Whether a page's headers forbid an origin to frame it: by `X-Frame-Options` (RFC 7034), or by a `frame-ancestors` directive
 * that doesn't allow the origin (Content Security Policy Level 3, section 6.4.2). If there is such a directive,
 * `X-Frame-Options` is ignored.
 *
 * @param embedderOrigin the origin of the page that contains the frame
 */
export function forbidsFraming(headers: Headers, embedderOrigin: string): boolean {
  const ancestors = (headers.get('content-security-policy') ?? '')
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => name.toLowerCase() === 'frame-ancestors');
  if (ancestors.length > 0) {
    return ancestors.some(
      ([, ...sources]) => !sources.some((source) => allows(source, embedderOrigin)),
    );
  }
  return /^\s*(deny|sameorigin)\b/i.test(headers.get('x-frame-options') ?? '');
}

/** @param source `*`, a scheme (`https:`), or a host that may start with `*.` and may have a scheme */
function allows(source: string, embedderOrigin: string): boolean {
  const { protocol, host } = new URL(embedderOrigin);
  if (source === '*') return true;
  if (/^[a-z]+:$/i.test(source)) return source.toLowerCase() === protocol;
  const [, scheme, name = ''] = /^(?:([a-z]+:)\/\/)?([^/]+)\/?$/i.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host;
}

/**
 * Checks whether outside pages may be framed, at the start and then each time a result is used that is too old. A page that
 * doesn't respond is assumed to allow it; the browser then shows its own error.
 *
 * @param embedderOrigin our own origin, as visitors see it
 * @param request replaces `fetch` in tests
 */
export function createFrameability(
  addresses: readonly string[],
  embedderOrigin: string,
  log: Log,
  request: typeof fetch = fetch,
): Frameability {
  const results = new Map<string, { isForbidden: boolean; checkedAt: number }>();

  async function check(url: string) {
    const wasForbidden = results.get(url)?.isForbidden ?? false;
    results.set(url, { isForbidden: wasForbidden, checkedAt: Date.now() });
    try {
      const response = await request(url, { signal: AbortSignal.timeout(timeoutMs) });
      await response.body?.cancel();
      const isForbidden = forbidsFraming(response.headers, embedderOrigin);
      results.set(url, { isForbidden, checkedAt: Date.now() });
      if (isForbidden && !wasForbidden) {
        log.warn(
          { host: new URL(url).host },
          'this page forbids to be shown in a frame: a link stands in its place',
        );
      }
    } catch (error) {
      // The message of fetch's error is always the same. Its cause has the reason.
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      log.warn({ host: new URL(url).host, reason }, 'a page for a frame does not answer');
    }
  }
  for (const url of addresses) void check(url);

  return {
    isForbidden(url) {
      const result = results.get(url);
      if (result && Date.now() - result.checkedAt > maxAgeMs) void check(url);
      return result?.isForbidden ?? false;
    },
  };
}
