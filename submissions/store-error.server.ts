/**
 * The store can't be opened, or didn't confirm its work. The message tells the operator why, and is
 * safe to log: no password, and no values, which databases put into their errors' details (therefore
 * it carries no `cause`).
 */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The reason that an error gives: the first one of several, as when a name has two addresses. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message ? `${error.message} (${code})` : code;
}

/** @param doing what failed, as the beginning of a sentence: "The database can't be opened" */
export function storeError(doing: string, error: unknown): StoreError {
  return error instanceof StoreError ? error : new StoreError(`${doing}: ${reasonOf(error)}`);
}
