import type { DatabaseAddress } from '#server/settings.ts';
import type { Store } from '#submissions/store.server.ts';
import type { Command } from './arguments.ts';

/** What a command works with. */
export type CommandContext = {
  database: DatabaseAddress;
  /** Whether the site has a webhook, to which what is released goes, too. */
  webhook: boolean;
  /** The store of that database, opened when it is first asked for; the tool closes it. */
  store: () => Promise<Store>;
  /** Where a path that was typed leads. */
  pathOf: (file: string) => string;
  /** @throws CommandError when the answer is not yes, or nobody can be asked */
  confirm: (question: string) => Promise<void>;
  /** Tells that so many are done, of so many. */
  progress: (done: number, total: number) => void;
  /** How many letters a line of the terminal has; undefined where the output is none. */
  columns: number | undefined;
};

/** What a command prints, piece by piece; it throws a CommandError, or a StoreError when the store fails. */
export type RunCommand = (context: CommandContext, command: Command) => AsyncIterable<string>;
