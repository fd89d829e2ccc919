import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import processSettings from '#server/process.json' with { type: 'json' };
import type { Site } from './site.ts';

/**
 * A service manager in Perl, which every Debian has. Node can't hold a listening socket without accepting connections from it.
 */
const managerScript = `
use IO::Socket::INET; use POSIX;
$^F = 1000;
my $socket = IO::Socket::INET->new(Listen => 4096, LocalAddr => '127.0.0.1') or die;
my ($child, $ending) = (0, 0);
$SIG{HUP} = sub { kill 'TERM', $child };
$SIG{TERM} = sub { $ending = 1; kill 'TERM', $child };
until ($ending) {
  unless ($child = fork) {
    POSIX::dup2(fileno($socket), 3);
    $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1;
    exec @ARGV;
  }
  while (waitpid($child, 0) < 0) {}
}
exit $? >> 8;
`;

/** A site that its service manager can restart, like `systemctl restart opar`. */
export type SocketActivatedSite = Omit<Site, 'kill' | 'pid'> & {
  /** Stops the process with SIGTERM, and waits until the next one serves. */
  restart: () => Promise<void>;
};

/**
 * Starts the built site as deploy/opar.socket and deploy/opar.service do: on a socket that the service manager holds.
 *
 * @param settings environment variables that are added to those of this process
 */
export async function startSocketActivatedSite(
  settings: Record<string, string> = {},
): Promise<SocketActivatedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-held-'));
  const environment = {
    ...processSettings.environment,
    ...process.env,
    // The socket that systemd passes takes precedence over these two.
    PORT: '1',
    HOST: '192.0.2.1',
    DATABASE_URL: `file:${join(folder, 'opar.sqlite')}`,
    ...settings,
  };
  const server = spawn(
    'perl',
    ['-e', managerScript, 'node', ...processSettings.options, 'server/main.ts'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: environment,
    },
  );
  const exited = once(server, 'exit').then(([code]) => code as number | null);
  let output = '';
  server.stderr.on('data', (chunk) => {
    output += chunk;
  });
  let notifyStarted: (url: string) => void = () => {};
  createInterface(server.stdout).on('line', (line) => {
    output += `${line}\n`;
    const servedUrl = /served on (http:\S+)/.exec(line)?.[1];
    if (servedUrl) notifyStarted(servedUrl.replace('localhost', '127.0.0.1'));
  });
  const waitForStart = () =>
    Promise.race([
      new Promise<string>((resolve) => {
        notifyStarted = resolve;
      }),
      exited.then(() => Promise.reject(new Error(`The site did not start:\n${output}`))),
    ]);
  const url = await waitForStart();
  return {
    url,
    environment,
    output: () => output,
    async restart() {
      const started = waitForStart();
      server.kill('SIGHUP');
      await started;
    },
    async stop() {
      server.kill('SIGTERM');
      const code = await exited;
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}
