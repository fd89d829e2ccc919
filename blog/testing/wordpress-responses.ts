import { ContentServiceError } from '../content-service-error.ts';
import { readFixture, sendJson, startFakeWordPress } from './fake-wordpress.ts';

/** Reads a recorded response, with the recorded WordPress's URL replaced by that of the fake one. */
export function readRecordedResponse(name: string, base: string): unknown {
  return JSON.parse(readFixture(name).replaceAll('http://127.0.0.1:8090', base));
}

/**
 * Starts a WordPress that answers every request with the same body and headers.
 *
 * @param body takes the WordPress's own URL
 */
export function serveJson(body: (base: string) => unknown, headers: Record<string, string> = {}) {
  return startFakeWordPress((_url, response, request) =>
    sendJson(response, body(`http://${request.headers.host}`), headers),
  );
}

/** Returns the error with which a request to the content service fails. Throws if it doesn't fail. */
export async function getFailure(promise: Promise<unknown>): Promise<ContentServiceError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ContentServiceError) return error;
  throw new Error(`not a ContentServiceError: ${error}`);
}
