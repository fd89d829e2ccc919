import { execFile } from 'node:child_process';
import { root } from './setup.mjs';

/** The arguments of `npm`. Without a network, npm would retry for minutes. */
export const auditCommand = [
  'audit',
  '--package-lock-only',
  '--omit=dev',
  '--audit-level=high',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
];

/**
 * Checks the production dependencies for known vulnerabilities: high and critical ones fail. npm also exits with 1 if the
 * registry sends no report, and only its JSON output tells these cases apart.
 *
 * @param {NodeJS.ProcessEnv} [environment] for npm, e.g. with another registry
 * @returns {Promise<{ isAudited: boolean, ok: boolean, message: string }>} `ok` says nothing if `isAudited` is false
 */
export async function auditPackages(environment = process.env) {
  /** @type {{ ok: boolean, output: string }} */
  const { ok, output } = await new Promise((resolve) => {
    const options = {
      cwd: root,
      env: environment,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    };
    execFile('npm', [...auditCommand, '--json'], options, (error, stdout) =>
      resolve({ ok: !error, output: stdout }),
    );
  });
  const { vulnerabilities, message = 'npm gives no report' } = JSON.parse(output || '{}');
  if (vulnerabilities) return { isAudited: true, ok, message: '' };
  return {
    isAudited: false,
    ok: false,
    message: `Not audited: ${message}. Run \`npm audit --omit=dev\` where npm's registry answers (docs/security/policy.md)`,
  };
}
