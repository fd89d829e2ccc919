/** Runs `work` and returns its result, or undefined if it throws, as when a storage is forbidden, full or damaged. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
