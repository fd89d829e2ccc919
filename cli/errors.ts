/** The command line can't be understood; the message says what to write instead. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The command was understood, but can't be done, or isn't wanted after all. */
export class CommandError extends Error {
  override name = 'CommandError';
}
