import type { Log } from './observability/log.ts';

/** How long an answer about an outside address is good, and how long one is waited for, in milliseconds. */
const freshness = 10 * 60 * 1000;
const patience = 10_000;

/** The pages of other sites that ours show in frames, and whether they may be shown so. */
export type Frameability = {
  /** Whether an address says that our pages must not frame it, as far as is known by now. Asks again when that is old. */
  isForbidden: (address: string) => boolean;
};

/**
 * Whether the headers of a page forbid that a page of another origin frames it: `X-Frame-Options` (RFC 7034), or a
 * `frame-ancestors` that names neither that origin nor everybody (Content Security Policy Level 3, section 6.4.2), which
 * then counts alone.
 *
 * @param embedder the origin of the page around the frame
 */
export function forbidsFraming(headers: Headers, embedder: string): boolean {
  const ancestors = (headers.get('content-security-policy') ?? '')
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name = '']) => name.toLowerCase() === 'frame-ancestors');
  if (ancestors.length > 0) {
    return ancestors.some(([, ...sources]) => !sources.some((source) => allows(source, embedder)));
  }
  return /^\s*(deny|sameorigin)\b/i.test(headers.get('x-frame-options') ?? '');
}

/** `*`, a scheme (`https:`), or a host that may begin with `*.` and leave out its scheme. */
function allows(source: string, embedder: string): boolean {
  const { protocol, host } = new URL(embedder);
  if (source === '*') return true;
  if (/^[a-z]+:$/i.test(source)) return source.toLowerCase() === protocol;
  const [, scheme, name = ''] = /^(?:([a-z]+:)\/\/)?([^/]+)\/?$/i.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host;
}

/**
 * Asks the outside pages, at start and then now and again, whether they may be framed. What doesn't answer is taken for
 * one that may: the browser tells the visitor then.
 *
 * @param embedder our own origin, as visitors see it
 * @param request `fetch`, for tests
 */
export function createFrameability(
  addresses: readonly string[],
  embedder: string,
  log: Log,
  request: typeof fetch = fetch,
): Frameability {
  const known = new Map<string, { forbidden: boolean; askedAt: number }>();

  async function ask(address: string) {
    const before = known.get(address)?.forbidden ?? false;
    known.set(address, { forbidden: before, askedAt: Date.now() });
    try {
      const answer = await request(address, { signal: AbortSignal.timeout(patience) });
      await answer.body?.cancel();
      const forbidden = forbidsFraming(answer.headers, embedder);
      known.set(address, { forbidden, askedAt: Date.now() });
      if (forbidden && !before) {
        log.warn(
          { host: new URL(address).host },
          'this page forbids to be shown in a frame: a link stands in its place',
        );
      }
    } catch (error) {
      // `fetch` says only that it failed, and keeps why as its cause.
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      log.warn({ host: new URL(address).host, reason }, 'a page for a frame does not answer');
    }
  }
  for (const address of addresses) void ask(address);

  return {
    isForbidden(address) {
      const answer = known.get(address);
      if (answer && Date.now() - answer.askedAt > freshness) void ask(address);
      return answer?.forbidden ?? false;
    },
  };
}
