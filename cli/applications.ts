import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadSettings } from '#server/load-settings.ts';
import { SettingsError } from '#server/settings.ts';
import { openStore } from '#submissions/store.server.ts';
import { StoreError } from '#submissions/store-error.server.ts';
import { type Command, readCommand, UsageError } from './arguments.ts';
import { CommandError } from './command-error.ts';
import { commands } from './commands.ts';
import { help } from './help.ts';

const root = join(import.meta.dirname, '..');
/** npm changes to the project's folder; this is where its user is. */
const startedIn = process.env.INIT_CWD ?? process.cwd();

/** Excel takes a file without it for one in the system's own encoding. */
const byteOrderMark = '\ufeff';

async function* withByteOrderMark(output: AsyncIterable<string>) {
  yield byteOrderMark;
  yield* output;
}

/** Prints to the file of `--output`, which its owner alone may read, or to standard output. */
async function print(output: AsyncIterable<string>, file?: string) {
  if (file) {
    const target = await open(resolve(startedIn, file), 'w', 0o600);
    // A file that is there already has a mode of its own.
    await target.chmod(0o600);
    await pipeline(Readable.from(withByteOrderMark(output)), target.createWriteStream());
  } else {
    await pipeline(Readable.from(output), process.stdout, { end: false });
  }
}

async function run(command: Command) {
  if (command.name === 'help') {
    await print(Readable.from([help]));
    return;
  }
  // The same folder and settings as the server's: relative paths mean the same.
  process.chdir(root);
  const { DATABASE_URL: database } = loadSettings();
  if (database.kind === 'sqlite' && !existsSync(database.path)) {
    // The list of a wrong file would be empty as well.
    process.stderr.write(`There was no database at ${resolve(database.path)}: it is made now.\n`);
  }
  const store = await openStore(database);
  try {
    await print(commands[command.name](store, command), command.output);
  } finally {
    await store.close();
  }
}

function fail(message: string, exitCode: number) {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}

try {
  await run(readCommand(process.argv.slice(2)));
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
