import { CommandError } from '../command-error.ts';

export const createNotFoundError = (reference?: string) =>
  new CommandError(`There is no submission ${reference}.`);
