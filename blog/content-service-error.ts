export type ContentFailure =
  | 'timeout'
  | 'network'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'invalid'
  /** The service wasn't asked, since it is asked too much. */
  | 'busy';

/** Thrown when the content service can't be reached or its response can't be used (requirements 8). */
export class ContentServiceError extends Error {
  override name = 'ContentServiceError';
  readonly reason: ContentFailure;
  /** The response's HTTP status, when `reason` is `status`. */
  readonly status: number | undefined;

  constructor(
    reason: ContentFailure,
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}
