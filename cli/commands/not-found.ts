import { CommandError } from '../command-error.ts';

/** Creates the error for a reference that no submission has. */
export const createNotFoundError = (reference?: string) =>
  new CommandError(`There is no submission ${reference}.`);
