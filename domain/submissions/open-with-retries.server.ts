/** The first and the longest wait between two attempts, in milliseconds. */
const firstDelayMs = 1000;
const maxDelayMs = 30_000;

/** A resource that is opened with retries, such as the store of a database that may be unreachable. */
type RetriedResource<Opened> = {
  /**
   * Waits for the first attempt. While later ones are made it doesn't wait, so that no form hangs.
   *
   * @throws the error of the latest attempt, as long as none has succeeded
   */
  get: () => Promise<Opened>;
  /** Makes no more attempts, and waits for the present one. Returns the resource if it is open, for the caller to close. */
  stop: () => Promise<Opened | undefined>;
};

/**
 * Opens a resource, and tries again until it succeeds: after a second, then after twice as long, up to half a minute.
 *
 * @param open must leave nothing open when it fails
 * @param options.onFailed called after the first failure
 * @param options.onRecovered called when a later attempt has succeeded
 */
export function openWithRetries<Opened>(
  open: () => Promise<Opened>,
  { onFailed, onRecovered }: { onFailed: (error: unknown) => void; onRecovered: () => void },
): RetriedResource<Opened> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  function retryAfter(delayMs: number) {
    if (isStopped) return;
    timer = setTimeout(() => {
      attempt = open();
      attempt.then(
        () => {
          latest = attempt;
          onRecovered();
        },
        () => {
          latest = attempt;
          retryAfter(Math.min(maxDelayMs, delayMs * 2));
        },
      );
    }, delayMs).unref();
  }

  let attempt = open();
  let latest = attempt;
  attempt.catch((error: unknown) => {
    onFailed(error);
    retryAfter(firstDelayMs);
  });

  return {
    get: () => latest,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      return attempt.catch(() => undefined);
    },
  };
}
