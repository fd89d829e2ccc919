// `node scripts/audit.ts`, a part of `npm test`: known vulnerabilities of what the site runs on.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

type Advisory = { title: string; url: string; severity: string; range: string };

/** What npm prints; another one's vulnerability is named by that one's name alone. */
type Report = {
  message?: string;
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
};

const grave = ['high', 'critical'];

/** @throws Error with npm's or the registry's reason, when there is no report */
async function askRegistry(environment: Record<string, string>) {
  const printed = await new Promise<string>((resolve) => {
    execFile(
      'npm',
      [
        ...['audit', '--json', '--package-lock-only', '--omit=dev'],
        // Without a network it would try for minutes.
        ...['--fetch-retries=0', '--fetch-timeout=20000'],
      ],
      {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, ...environment },
        maxBuffer: 64 * 1024 * 1024,
        shell: process.platform === 'win32',
      },
      // It ends with 1 for a finding as for a failure.
      (_error, output) => resolve(output),
    );
  });
  const { vulnerabilities, message }: Report = JSON.parse(printed || '{}');
  if (!vulnerabilities) throw new Error(message ?? 'npm gives no report');
  return vulnerabilities;
}

/**
 * Asks the registry that npm uses here for known vulnerabilities of the lock file's packages, without those for building and
 * testing alone.
 *
 * @param environment variables beside those of this process
 * @returns the high and critical ones, a line each
 * @throws Error when no registry answers, or one that has no audit
 */
export async function graveVulnerabilities(
  environment: Record<string, string> = {},
): Promise<string[]> {
  return Object.entries(await askRegistry(environment)).flatMap(([name, { via }]) =>
    via.flatMap((each) =>
      typeof each === 'string' || !grave.includes(each.severity)
        ? []
        : `${each.severity}: ${name} ${each.range}, ${each.title}, ${each.url}`,
    ),
  );
}

/** Ends with 1 when there are some, and with 2 when nobody could say. */
async function report() {
  try {
    const found = await graveVulnerabilities();
    for (const line of found) console.log(line);
    return found.length > 0 ? 1 : 0;
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.log(`Not audited: ${reason}`);
    return 2;
  }
}

if (process.argv[1] === import.meta.filename) process.exitCode = await report();
