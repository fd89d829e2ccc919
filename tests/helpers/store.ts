import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

/** The columns that every form's submissions have, and those of the form. */
export type ListedSubmission = { reference: string; form: string; email: string } & Record<
  string,
  unknown
>;

/** What a command of the staff tool prints. */
export async function runStaffTool(
  site: Pick<Site, 'environment'>,
  ...command: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)('node', ['cli/applications.ts', ...command], {
    cwd: join(import.meta.dirname, '../..'),
    env: site.environment,
    // In bytes: a load stores more than fits the default, 1 MB.
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** What the staff tool lists. */
export async function listSubmissions(
  site: Pick<Site, 'environment'>,
): Promise<ListedSubmission[]> {
  return JSON.parse(await runStaffTool(site, 'list', '--json'));
}

/** What staff find under an e-mail address. */
export async function findSubmissions(site: Site, email: string): Promise<ListedSubmission[]> {
  return (await listSubmissions(site)).filter((application) => application.email === email);
}

/** Takes the store's table away until the function has ended. */
export async function withoutStore(site: Site, work: () => Promise<void>) {
  const file = site.environment.DATABASE_URL?.replace('file:', '') ?? '';
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA legacy_alter_table = ON');
    database.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
    database.close();
  };
  rename('submissions', 'gone');
  try {
    await work();
  } finally {
    rename('gone', 'submissions');
  }
}
