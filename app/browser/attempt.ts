/** Returns undefined when the work fails, as for a storage that is forbidden, full or damaged. The page works without it. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
