import { join } from 'node:path';
import process from 'node:process';
import { loadSettings } from '#server/config/load-settings.ts';
import { runTool } from './run-tool.ts';

// npm changes the working directory to the project's folder. INIT_CWD is the folder in which the user called it.
const callerFolder = process.env.INIT_CWD ?? process.cwd();
// The tool uses the server's folder and settings, so that relative paths mean the same.
process.chdir(join(import.meta.dirname, '..'));

process.exitCode = await runTool(process.argv.slice(2), {
  callerFolder,
  loadSettings,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
});
