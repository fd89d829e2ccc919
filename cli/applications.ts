import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadSettings } from '#server/load-settings.ts';
import { type DatabaseAddress, SettingsError } from '#server/settings.ts';
import { createStore, type Store } from '#submissions/store.server.ts';
import { StoreError } from '#submissions/store-error.server.ts';
import { type Command, readCommand, UsageError } from './arguments.ts';
import { CommandError } from './command-error.ts';
import { commands } from './commands/commands.ts';
import { confirm } from './confirm.ts';
import type { CommandContext } from './context.ts';
import { generalHelp, helpOf } from './help.ts';
import { createProgress } from './progress.ts';

const root = join(import.meta.dirname, '..');
/** npm changes to the project's folder; this is where its user is. */
const startedIn = process.env.INIT_CWD ?? process.cwd();
const pathOf = (file: string) => resolve(startedIn, file);

/** Prints to the file of `--output`, which its owner alone may read, or to standard output. */
async function print(output: AsyncIterable<string>, file?: string) {
  if (file) {
    const target = await open(pathOf(file), 'w', 0o600);
    // A file that is there already has a mode of its own.
    await target.chmod(0o600);
    await pipeline(Readable.from(output), target.createWriteStream());
  } else {
    await pipeline(Readable.from(output), process.stdout, { end: false });
  }
}

function createStoreFor(database: DatabaseAddress): Promise<Store> {
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    // The list of a wrong file would be empty as well.
    process.stderr.write(
      `There is no database at ${resolve(database.path)}: a new one is created. If the site uses another one, set DATABASE_URL.\n`,
    );
  }
  return createStore(database);
}

/** Where a person sees it, and not amid the rows themselves. */
const showsProgress = ({ progress, output }: Command) =>
  progress || (process.stderr.isTTY && (output !== undefined || !process.stdout.isTTY));

async function run(command: Command) {
  // The same folder and settings as the server's: relative paths mean the same.
  process.chdir(root);
  const { DATABASE_URL: database, WEBHOOK_URL: webhook } = loadSettings();
  let store: Promise<Store> | undefined;
  const context: CommandContext = {
    database,
    webhook: webhook !== undefined,
    store() {
      store ??= createStoreFor(database);
      return store;
    },
    pathOf,
    confirm: (question) => confirm(question, command.yes ?? false, process.stdin, process.stderr),
    progress: showsProgress(command) ? createProgress(process.stderr) : () => {},
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  };
  try {
    await print(commands[command.name](context, command), command.output);
  } finally {
    const opened = await store?.catch(() => undefined);
    await opened?.close();
  }
}

function fail(message: string, exitCode: number) {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}

try {
  const command = readCommand(process.argv.slice(2));
  if (command.name === 'help') {
    await print(Readable.from([command.about ? helpOf(command.about) : generalHelp]));
  } else {
    await run(command);
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UsageError) {
    fail(`${message}\nFor help: npm run applications -- help`, 2);
  } else if (error instanceof SettingsError) {
    fail(`These settings can't be used:\n${message}`, 1);
  } else if (error instanceof CommandError || error instanceof StoreError) {
    fail(message, 1);
  } else if (code === 'EPIPE') {
    // The reader has seen enough, as with `| head`.
  } else if (code) {
    fail(`The output can't be written: ${message}`, 1);
  } else {
    throw error;
  }
}
