import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '#domain/submissions/testing/free-port.ts';

const root = join(import.meta.dirname, '..');
/** The folder is outside `node_modules`, since Node.js runs no TypeScript there. */
const commitsFolder = join(tmpdir(), 'opar-bench');
/** How long a built site may take to start. */
const startTimeoutMs = 60_000;

type ServedCommit = { url: string; stop: () => Promise<void> };

/**
 * Builds an earlier commit of this repository in a folder of its own, and serves it. The build stays in `opar-bench/` among the
 * temporary files for later runs.
 *
 * @param commit a commit, branch or tag that this clone has
 * @throws Error when it can't be checked out, built or started
 */
export async function serveCommit(commit: string): Promise<ServedCommit> {
  const folder = join(commitsFolder, commit);
  const run = (command: string, parameters: string[], cwd: string) =>
    execFileSync(command, parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (!existsSync(join(folder, 'build'))) {
    // A build that failed may have left files.
    rmSync(folder, { recursive: true, force: true });
    run('git', ['worktree', 'add', '--force', '--detach', folder, commit], root);
    run('npm', ['ci', '--no-audit', '--no-fund'], folder);
    run('npm', ['run', 'build'], folder);
  }
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  // The site refuses a database in memory.
  const dataFolder = mkdtempSync(join(tmpdir(), 'opar-bench-data-'));
  const server = spawn('node', ['scripts/start.mjs', '--built'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: `file:${join(dataFolder, 'opar.sqlite')}`,
      MEDIA_FOLDER: join(dataFolder, 'media'),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  async function stop() {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(dataFolder, { recursive: true, force: true });
  }
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const startedAt = Date.now();
  while (!(await isUp())) {
    if (server.exitCode !== null || Date.now() - startedAt > startTimeoutMs) {
      await stop();
      throw new Error(`The site of ${commit} did not start: see above.`);
    }
    await setTimeout(200);
  }
  return { url, stop };
}
