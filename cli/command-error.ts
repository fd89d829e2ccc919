/** The command was understood, but can't be done, or isn't wanted after all. */
export class CommandError extends Error {
  override name = 'CommandError';
}
