/** The command was understood, but can't be done. */
export class CommandError extends Error {
  override name = 'CommandError';
}
