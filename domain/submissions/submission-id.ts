/** The name of the form field that carries the submission id, which is the idempotency key of a submission. */
export const submissionIdField = 'submissionId';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Validates a submission id from outside. All of them pass through here, so that only UUIDs (RFC 9562) are ever
 * stored or put into a page.
 *
 * @returns the id in lower case; undefined for anything but a UUID
 */
export function parseSubmissionId(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || sent.length > 100) return;
  const id = sent.trim().toLowerCase();
  return uuid.test(id) ? id : undefined;
}

/**
 * Returns a new UUID (RFC 9562, version 4) for a form. `crypto.randomUUID` is missing on a page over plain HTTP, as
 * from another machine during development.
 */
export function createSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  }).map((byte) => byte.toString(16).padStart(2, '0'));
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(''))
    .join('-');
}
