import { CommandError } from '../errors.ts';

export const notFound = (reference?: string) =>
  new CommandError(`There is no submission ${reference}.`);
