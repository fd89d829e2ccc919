import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

/** A stored submission: the columns that all forms share, and those of its form. */
export type ListedSubmission = { reference: string; form: string; email: string } & Record<
  string,
  unknown
>;

/** Runs a command of the staff tool and returns its standard output. */
export async function runStaffTool(
  site: Pick<Site, 'environment'>,
  ...command: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['cli/applications.ts', ...command], {
    cwd: join(import.meta.dirname, '../..'),
    env: site.environment,
    // In bytes. A load test stores more than the default of 1 MB.
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
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
    const database = new DatabaseSync(file);
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
