import { type ContentFailure, ContentServiceError } from './content-service-error.ts';

type WordPressResponse = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
};

type RequestLimits = {
  /** In milliseconds. */
  timeoutMs: number;
  maxBytes: number;
};

const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * A redirect may add "www." or change http to https, nothing else: not to another host or port. An address has no `port` when
 * it is its protocol's own, so that 80 may become 443, and no other port may change.
 */
function isSameSite(from: URL, to: URL): boolean {
  const host = (url: URL) => url.hostname.replace(/^www\./, '');
  const upgrade = from.protocol === to.protocol || to.protocol === 'https:';
  return upgrade && host(from) === host(to) && from.port === to.port;
}

/** Credentials of a WORDPRESS_URL (a site behind a password) go into a header: fetch refuses them in an address. */
function splitCredentials(url: URL): { url: URL; headers: { authorization?: string } } {
  if (!url.username) return { url, headers: {} };
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return { url: bare, headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } };
}

/**
 * Each chunk is taken into one block and let go: kept until the end, they would outlive the young generation, and the memory
 * of answers that are refused would be free only with the next full collection.
 */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = new ArrayBuffer(0, { maxByteLength: maxBytes });
  // Counted as it arrives: Content-Length may be missing, or speak of the compressed size.
  for await (const chunk of response.body ?? []) {
    const size = body.byteLength;
    if (size + chunk.byteLength > maxBytes) {
      throw new ContentServiceError('too-large', `answer of more than ${maxBytes} bytes`);
    }
    body.resize(size + chunk.byteLength);
    new Uint8Array(body, size).set(chunk);
  }
  return new Uint8Array(body);
}

/** What went wrong while asking or reading, as the error that the blog's parts know. */
export function toContentServiceError(error: unknown): ContentServiceError {
  if (error instanceof ContentServiceError) return error;
  const reason: ContentFailure =
    error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new ContentServiceError(reason, `no answer (${reason}): ${detail}`, { cause: error });
}

/**
 * One GET of the content service. Any status counts as an answer.
 *
 * @param address below WORDPRESS_URL, which may hold a user name and password
 * @param signal gives up, at the latest once the body has been read
 * @returns the answer; its body is still to be read, or cancelled
 * @throws ContentServiceError on a time-out, an unreachable server, or redirects that are too many, lead elsewhere, or would
 *   take a password to another host or port
 */
export async function openWordPressResponse(
  address: URL,
  accept: string,
  signal: AbortSignal,
): Promise<Response> {
  const { url: start, headers } = splitCredentials(address);
  try {
    let url = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await fetch(url, {
        headers: { accept, ...headers },
        redirect: 'manual',
        signal,
      });
      if (!redirectStatuses.has(response.status)) return response;
      await response.body?.cancel();
      const target = URL.parse(response.headers.get('location') ?? '', url);
      if (!target || !isSameSite(url, target)) {
        throw new ContentServiceError('redirect', 'redirect to another site');
      }
      if (headers.authorization && target.origin !== start.origin) {
        throw new ContentServiceError(
          'redirect',
          'redirect from the host and port that the password is for: set WORDPRESS_URL to where it leads',
        );
      }
      url = target;
    }
    throw new ContentServiceError('redirect', `more than ${maxRedirects} redirects`);
  } catch (error) {
    throw toContentServiceError(error);
  }
}

/**
 * The same with its whole answer in memory.
 *
 * @throws ContentServiceError as `openWordPress`, and on an answer above the limit
 */
export async function fetchWordPress(
  address: URL,
  accept: string,
  { timeoutMs, maxBytes }: RequestLimits,
): Promise<WordPressResponse> {
  const response = await openWordPressResponse(address, accept, AbortSignal.timeout(timeoutMs));
  try {
    const body = await readBody(response, maxBytes);
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw toContentServiceError(error);
  }
}
