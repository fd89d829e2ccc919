import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createStore, type Store } from '#domain/submissions/store.server.ts';
import { StoreError } from '#domain/submissions/store-error.server.ts';
import { loadSettings } from '#server/config/load-settings.ts';
import { type DatabaseAddress, SettingsError } from '#server/config/settings.ts';
import { type Command, readCommand, UsageError } from './arguments.ts';
import { CommandError } from './command-error.ts';
import { commands } from './commands/commands.ts';
import { confirm } from './confirm.ts';
import type { CommandContext } from './context.ts';
import { formatCommandHelp, generalHelp } from './help.ts';
import { createProgress } from './progress.ts';

const projectFolder = join(import.meta.dirname, '..');
/** npm changes the working directory to the project's folder. INIT_CWD is the folder in which the user called it. */
const callerFolder = process.env.INIT_CWD ?? process.cwd();
const resolvePath = (file: string) => resolve(callerFolder, file);

/** Prints to the file of `--output`, which only its owner can read, or to standard output. */
async function print(output: AsyncIterable<string>, file?: string) {
  if (file) {
    const target = await open(resolvePath(file), 'w', 0o600);
    // An existing file keeps its own mode when it is opened.
    await target.chmod(0o600);
    await pipeline(Readable.from(output), target.createWriteStream());
  } else {
    await pipeline(Readable.from(output), process.stdout, { end: false });
  }
}

function createStoreFor(database: DatabaseAddress): Promise<Store> {
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    // Without this warning, a wrong path would look like an empty database.
    process.stderr.write(
      `There is no database at ${resolve(database.path)}: a new one is created. If the site uses another one, set DATABASE_URL.\n`,
    );
  }
  return createStore(database);
}

/** By default the progress shows only in a terminal that doesn't show the rows as well, so that the two don't mix. */
const isProgressShown = ({ progress, output }: Command) =>
  progress || (process.stderr.isTTY && (output !== undefined || !process.stdout.isTTY));

async function run(command: Command) {
  // The tool uses the server's folder and settings, so that relative paths mean the same.
  process.chdir(projectFolder);
  const { DATABASE_URL: database, WEBHOOK_URL: webhook } = loadSettings();
  let store: Promise<Store> | undefined;
  const context: CommandContext = {
    database,
    webhook: webhook !== undefined,
    store() {
      store ??= createStoreFor(database);
      return store;
    },
    resolvePath: resolvePath,
    confirm: (question) => confirm(question, command.yes ?? false, process.stdin, process.stderr),
    progress: isProgressShown(command) ? createProgress(process.stderr) : () => {},
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
    await print(Readable.from([command.about ? formatCommandHelp(command.about) : generalHelp]));
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
    // The reader closed the pipe, as `| head` does.
  } else if (code) {
    fail(`The output can't be written: ${message}`, 1);
  } else {
    throw error;
  }
}
