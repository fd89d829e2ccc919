import { DatabaseSync } from 'node:sqlite';
import { runCommand } from '#cli/testing/run-command.ts';
import { createStore } from '#domain/submissions/store.server.ts';
import { readSettings } from '#server/config/settings.ts';
import type { Site } from './site.ts';

/** A stored submission: the columns that all forms share, and those of its form. */
export type ListedSubmission = { reference: string; form: string; email: string } & Record<
  string,
  unknown
>;

/**
 * Runs a command of the staff tool on the site's store, and returns what it prints. It runs in this process, because the tool
 * takes half a second of processor time to start; cli/applications.test.ts starts it.
 *
 * @throws Error with the message that the tool would print
 */
export async function runStaffTool(
  site: Pick<Site, 'environment'>,
  ...args: string[]
): Promise<string> {
  const { DATABASE_URL: database, WEBHOOK_URL: webhook } = readSettings(site.environment);
  const store = await createStore(database);
  try {
    return await runCommand(store, args, { webhook: webhook !== undefined, database });
  } finally {
    await store.close();
  }
}

/** All submissions that the staff tool lists. */
export async function listSubmissions(
  site: Pick<Site, 'environment'>,
): Promise<ListedSubmission[]> {
  return JSON.parse(await runStaffTool(site, 'list', '--json'));
}

/** The submissions with an e-mail address. */
export async function findSubmissions(site: Site, email: string): Promise<ListedSubmission[]> {
  return (await listSubmissions(site)).filter((submission) => submission.email === email);
}

/** Runs a function while the store's table has another name, so that the store fails. */
export async function withoutStore(site: Site, run: () => Promise<void>) {
  const file = site.environment.DATABASE_URL?.replace('file:', '') ?? '';
  const rename = (from: string, to: string) => {
    // The site may be writing.
    const database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA legacy_alter_table = ON');
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    database.close();
  };
  rename('submissions', 'gone');
  try {
    await run();
  } finally {
    rename('gone', 'submissions');
  }
}
