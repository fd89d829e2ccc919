import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DatabaseAddress } from '#domain/submissions/database/address.ts';
import { createStore, type Store } from '#domain/submissions/store.server.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { type Settings, SettingsError } from '#server/config/settings.ts';
import { type Command, readCommand, UsageError } from './arguments.ts';
import { CommandError } from './command-error.ts';
import { commands } from './commands/commands.ts';
import { ask, confirm } from './confirm.ts';
import type { CommandContext } from './context.ts';
import { formatCommandHelp, generalHelp } from './help.ts';
import { createProgress } from './progress.ts';
import { refuseDatabaseFile, writeOutput } from './write-output.ts';

/** What the staff tool uses of its process. */
type ToolProcess = {
  /** The folder from which the user called the tool. Paths on the command line are relative to it. */
  callerFolder: string;
  /** @throws SettingsError when one or more settings are invalid */
  loadSettings: () => Settings;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable & { isTTY?: boolean; columns?: number };
  stderr: Writable & { isTTY?: boolean };
};

/** Prints to standard output, which stays open. */
const print = (output: AsyncIterable<string>, stdout: Writable) =>
  pipeline(Readable.from(output), stdout, { end: false });

/** @throws CommandError when there is no such file. The tool creates none, since a wrong path would look like an empty database. */
async function openExistingStore(database: DatabaseAddress): Promise<Store> {
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    throw new CommandError(
      `There is no database at ${resolve(database.path)}. If the site uses another one, set DATABASE_URL, or call opar-applications on its server. If the site is new, start it first.`,
    );
  }
  return createStore(database);
}

/** By default the progress shows only in a terminal that doesn't show the rows as well, so that the two don't mix. */
const isProgressShown = ({ progress, output }: Command, { stdout, stderr }: ToolProcess) =>
  progress || (stderr.isTTY && (output !== undefined || !stdout.isTTY));

async function run(command: Command, tool: ToolProcess) {
  const { callerFolder, stdin, stdout, stderr } = tool;
  const { DATABASE_URL: database, WEBHOOK_URL: webhook } = tool.loadSettings();
  const resolvePath = (file: string) => resolve(callerFolder, file);
  let store: Promise<Store> | undefined;
  const context: CommandContext = {
    database,
    webhook: webhook !== undefined,
    store() {
      store ??= openExistingStore(database);
      return store;
    },
    resolvePath,
    confirm: (question) => confirm(question, command.yes ?? false, stdin, stderr),
    ask: (question) => ask(question, stdin, stderr),
    progress: isProgressShown(command, tool) ? createProgress(stderr) : () => {},
    columns: stdout.isTTY ? stdout.columns : undefined,
  };
  try {
    const output = commands[command.name](context, command);
    if (command.output === undefined) {
      await print(output, stdout);
    } else {
      const file = resolvePath(command.output);
      await refuseDatabaseFile(file, database);
      await writeOutput(output, file);
    }
  } finally {
    const opened = await store?.catch(() => undefined);
    await opened?.close();
  }
}

/**
 * Runs the staff tool.
 *
 * @param args the arguments of the command line: `['list', '--json']`
 * @returns the exit code: 0 for success, 1 for a failure, 2 for arguments that can't be understood
 * @throws Error for a fault of the tool itself. Everything that a user can cause is a message on standard error.
 */
export async function runTool(args: string[], tool: ToolProcess): Promise<number> {
  try {
    const command = readCommand(args);
    if (command.name === 'help') {
      const help = command.about ? formatCommandHelp(command.about) : generalHelp;
      await print(Readable.from([help]), tool.stdout);
    } else {
      await run(command, tool);
    }
    return 0;
  } catch (error) {
    const { message, exitCode } = describeFailure(error);
    if (message) tool.stderr.write(`${message}\n`);
    return exitCode;
  }
}

/** @throws the error itself if only a fault of the tool can cause it */
function describeFailure(error: unknown): { message?: string; exitCode: number } {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError) {
    return {
      message: `${message}\nFor help: npm run applications -- help, or opar-applications help`,
      exitCode: 2,
    };
  }
  if (error instanceof SettingsError) {
    return { message: `These settings can't be used:\n${message}`, exitCode: 1 };
  }
  if (error instanceof CommandError || error instanceof StoreError) return { message, exitCode: 1 };
  // The reader closed the pipe, as `| head` does.
  if (code === 'EPIPE') return { exitCode: 0 };
  if (code) return { message: `The output can't be written: ${message}`, exitCode: 1 };
  throw error;
}
