/**
 * The store can't be opened, or didn't confirm an operation. The message tells the operator why, and is safe to log:
 * it has no password and no values. It has no `cause`, since databases put values into the details of their errors.
 */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Returns the reason of an error. If there are several, as when a name has two IP addresses, it returns the first. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getReason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message ? `${error.message} (${code})` : code;
}

/** @param doing what failed, as the beginning of a sentence: "The database can't be opened" */
export function toStoreError(doing: string, error: unknown): StoreError {
  return error instanceof StoreError ? error : new StoreError(`${doing}: ${getReason(error)}`);
}
