import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Site } from './site.ts';

export type ListedApplication = { reference: string; programme: string; email: string };

/** What the staff tool lists. */
export async function listedBy(site: Site): Promise<ListedApplication[]> {
  const { stdout } = await promisify(execFile)('node', ['cli/applications.ts', 'list', '--json'], {
    cwd: join(import.meta.dirname, '..'),
    env: site.environment,
  });
  return JSON.parse(stdout);
}

/** The applications that staff find under an e-mail address. */
export async function storedFor(site: Site, email: string): Promise<ListedApplication[]> {
  return (await listedBy(site)).filter((application) => application.email === email);
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
  rename('applications', 'gone');
  try {
    await work();
  } finally {
    rename('gone', 'applications');
  }
}
