import { type ContentFailure, ContentServiceError } from './content-service-error.ts';

/** A response that was read into memory. */
export type WordPressResponse = {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
};

type RequestLimits = {
  /** Time limit until the body is read, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
};

const maxRedirects = 3;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

/**
 * Whether a redirect only adds or removes "www." or changes http to https. `URL.port` is empty for the protocol's default port,
 * so that 80 may become 443, and no other port may change.
 */
function isSameSite(from: URL, to: URL): boolean {
  const host = (url: URL) => url.hostname.replace(/^www\./, '');
  const isSameOrUpgraded = from.protocol === to.protocol || to.protocol === 'https:';
  return isSameOrUpgraded && host(from) === host(to) && from.port === to.port;
}

/** Moves the credentials of WORDPRESS_URL into a header, since fetch rejects URLs with credentials. */
function splitCredentials(url: URL): { url: URL; headers: { authorization?: string } } {
  if (!url.username) return { url, headers: {} };
  const urlWithoutCredentials = new URL(url);
  urlWithoutCredentials.username = '';
  urlWithoutCredentials.password = '';
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  return {
    url: urlWithoutCredentials,
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
}

/**
 * Reads a body into one resizable buffer. An array of chunks would outlive V8's young generation, so that the memory of
 * rejected responses would only be free after the next full garbage collection.
 */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const body = new ArrayBuffer(0, { maxByteLength: maxBytes });
  // The chunks are counted, since Content-Length may be missing or state the compressed size.
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

/** Converts an error of fetch, or of reading a body, to a ContentServiceError. */
function toContentServiceError(error: unknown): ContentServiceError {
  if (error instanceof ContentServiceError) return error;
  const reason: ContentFailure =
    error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new ContentServiceError(reason, `no answer (${reason}): ${detail}`, { cause: error });
}

/** Sends a GET request, and follows redirects within the same site. The caller must read the response's body. */
async function followRedirects(
  requestUrl: URL,
  accept: string,
  signal: AbortSignal,
): Promise<Response> {
  const { url: start, headers } = splitCredentials(requestUrl);
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
}

/**
 * Sends a GET request to WordPress, follows redirects within the same site, and reads the response into memory. Any status counts
 * as a response.
 *
 * @param url below WORDPRESS_URL, which may hold a user name and password
 * @throws ContentServiceError on a timeout, an unreachable server, too many redirects, a redirect to another site, one that would
 *   send the password to another host or port, and when the response exceeds `maxBytes`
 */
export async function fetchWordPress(
  url: URL,
  accept: string,
  { timeoutMs, maxBytes }: RequestLimits,
): Promise<WordPressResponse> {
  try {
    const response = await followRedirects(url, accept, AbortSignal.timeout(timeoutMs));
    const body = await readBody(response, maxBytes);
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    throw toContentServiceError(error);
  }
}
