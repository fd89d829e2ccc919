import { CommandError } from '../command-error.ts';

export const notFound = (reference?: string) =>
  new CommandError(`There is no submission ${reference}.`);
