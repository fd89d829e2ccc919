/** The command is valid, but failed or was cancelled. */
export class CommandError extends Error {
  override name = 'CommandError';
}
