import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, vi } from 'vitest';
import { createStore } from '#domain/submissions/store.server.ts';
import { application, createExampleSubmission } from '#domain/submissions/testing/examples.ts';
import { readSettings } from '#server/config/settings.ts';
import { runTool } from '../run-tool.ts';

/** The path of the staff tool. */
export const tool = join(import.meta.dirname, '..', 'applications.ts');

/** The number of applications in the database of `prepareToolTests`. */
export const count = 30;

/** The applications' answers. The letter is so long that all submissions together don't fit into a pipe's buffer. */
export const sent = { ...application, motivationLetter: 'I want to learn. '.repeat(290).trim() };

/**
 * Gives the tests of a file a database with applications, half of them for each of two programmes.
 *
 * @returns the folder of the database, its path, and functions that run the staff tool on it: `run` in this process, since
 *   the tool takes half a second of processor time to start, and `runProcess` as a process of its own
 */
export function prepareToolTests() {
  // These are limits, not expectations: the tests start processes, and the machine may be busy.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const folder = mkdtempSync(join(tmpdir(), 'opar-cli-'));
  const path = join(folder, 'site.sqlite');

  beforeAll(async () => {
    const store = await createStore({ kind: 'sqlite', path });
    for (let index = 0; index < count; index += 1) {
      await store.submit(
        createExampleSubmission(
          randomUUID(),
          { ...sent, firstName: `=Nusrat${index}`, email: `nusrat${index}@example.org` },
          index % 2 ? 'student-exchange' : 'pathway-program',
        ),
      );
    }
    await store.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const getEnvironment = (environment: Record<string, string>) => ({
    DATABASE_URL: `file:${path}`,
    ...environment,
  });

  async function run(args: string[], environment: Record<string, string> = {}) {
    const stdout = new PassThrough();
    const stderr = new PassThrough();
    const exited = runTool(args, {
      callerFolder: folder,
      loadSettings: () => readSettings(getEnvironment(environment)),
      stdin: Readable.from([]),
      stdout,
      stderr,
    }).finally(() => {
      stdout.end();
      stderr.end();
    });
    const [exitCode, ...outputs] = await Promise.all([exited, text(stdout), text(stderr)]);
    return { stdout: outputs[0], stderr: outputs[1], exitCode };
  }

  async function runProcess(args: string[], environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [tool, ...args], {
      env: {
        PATH: '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        INIT_CWD: folder,
        ...getEnvironment(environment),
      },
    });
    const [stdout, stderr] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ]);
    return { stdout, stderr, exitCode: child.exitCode };
  }

  const listed = async (args: string[] = []) =>
    JSON.parse((await run(['list', '--json', ...args])).stdout);

  return { folder, path, run, runProcess, listed };
}
