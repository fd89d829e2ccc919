import type { DatabaseAddress } from '#domain/submissions/database/address.ts';
import type { Store } from '#domain/submissions/store.server.ts';
import type { Command } from './arguments.ts';

/** The settings, store and terminal that a command works with. */
export type CommandContext = {
  database: DatabaseAddress;
  /** Whether the site has a webhook. Released submissions go there as well. */
  webhook: boolean;
  /** Returns the store of that database. The first call opens it, and the tool closes it at the end. */
  store: () => Promise<Store>;
  /** Resolves a path that the user typed. */
  resolvePath: (file: string) => string;
  /** @throws CommandError when the answer isn't yes, or there is no terminal */
  confirm: (question: string) => Promise<void>;
  /** Asks a question that changes what is done. Without a terminal, the answer is no. */
  ask: (question: string) => Promise<boolean>;
  /** Shows the progress of long work. */
  progress: (done: number, total: number) => void;
  /** The width of the terminal in characters; undefined when the output isn't a terminal. */
  columns: number | undefined;
};

/** Runs a command and yields its output in pieces. It throws a CommandError, or a StoreError when the store fails. */
export type RunCommand = (context: CommandContext, command: Command) => AsyncIterable<string>;
