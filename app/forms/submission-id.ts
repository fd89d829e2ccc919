/** The form's element, which fields elsewhere on the page name; and the field's name. */
export const submissionForm = 'submission';
export const submissionIdField = 'submissionId';

/**
 * The id that the page was sent with (document/submission-id-field.server.ts), which is then taken: another form, to which
 * the visitor comes without a new page, is another submission.
 *
 * @returns a new one where there is none
 */
export function takeSubmissionId(): string {
  const field = document.querySelector<HTMLInputElement>(`body > [name=${submissionIdField}]`);
  field?.remove();
  return field?.value ?? createSubmissionId();
}

/**
 * A new UUID (RFC 9562, version 4) for a form. `crypto.randomUUID` is missing where a page comes over
 * plain HTTP, as from another machine while developing.
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
