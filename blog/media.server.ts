import type { Log } from '#server/log.ts';
import { encodeMediaPath } from './addresses.server.ts';
import { ContentServiceError } from './content-service-error.ts';
import { requestWordPress } from './wordpress-request.server.ts';

const pictureTypes = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp']);
const limits = { timeout: 15_000, maxBytes: 12_000_000 };

/** Uploaded files keep their name for life, but may be replaced under it. */
const foundHeaders = {
  'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

function refusal(status: 404 | 502): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}

/**
 * A picture of the WordPress, served from our own origin so that a visitor's browser asks no other.
 * Nothing else can be fetched with it: only files with a picture's ending below a `wp-content`
 * folder of the given WordPress, without a query, and only when the answer is a picture that can't
 * carry script.
 *
 * The file is read whole before it is passed on: a visitor on a slow network must not run into the
 * time limit that holds for the WordPress.
 *
 * @param base WORDPRESS_URL with a closing slash
 * @param path what follows the media path in the address, decoded
 * @returns status 200 with the picture; 404 when there is none; 502 when the WordPress fails
 */
export async function fetchMedia(
  base: URL,
  path: string,
  log: Pick<Log, 'warn'>,
): Promise<Response> {
  const encoded = encodeMediaPath(path);
  if (!encoded) return refusal(404);
  try {
    const answer = await requestWordPress(new URL(encoded, base), 'image/*', limits);
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (answer.status >= 500) {
      throw new ContentServiceError('status', `status ${answer.status}`, { status: answer.status });
    }
    if (answer.status !== 200 || !pictureTypes.has(type)) return refusal(404);
    return new Response(answer.body, { headers: { ...foundHeaders, 'content-type': type } });
  } catch (error) {
    if (!(error instanceof ContentServiceError)) throw error;
    log.warn({ path, reason: error.reason, detail: error.message }, 'picture of a post failed');
    return refusal(502);
  }
}
