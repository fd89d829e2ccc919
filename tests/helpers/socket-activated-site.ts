import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import processSettings from '#server/process.json' with { type: 'json' };
import type { Site } from './site.ts';

/** Perl, since Node can't hold a socket without taking connections from it, and every Debian has it. */
const manager = `
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

/** A site that is started anew by its manager, as by `systemctl restart opar`. */
export type SocketActivatedSite = Omit<Site, 'kill' | 'pid'> & {
  /** Ends the process as an operator does, and waits until the next one serves. */
  restart: () => Promise<void>;
};

/**
 * Starts the built site as deploy/opar.socket and deploy/opar.service do: on a socket that somebody else holds.
 *
 * @param settings environment variables beside those of this process
 */
export async function startSocketActivatedSite(
  settings: Record<string, string> = {},
): Promise<SocketActivatedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-held-'));
  const environment = {
    ...processSettings.environment,
    ...process.env,
    // What systemd hands over comes before both.
    PORT: '1',
    HOST: '192.0.2.1',
    DATABASE_URL: `file:${join(folder, 'opar.sqlite')}`,
    ...settings,
  };
  const server = spawn(
    'perl',
    ['-e', manager, 'node', ...processSettings.options, 'server/main.ts'],
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
  let tell: (address: string) => void = () => {};
  createInterface(server.stdout).on('line', (line) => {
    output += `${line}\n`;
    const address = /served on (http:\S+)/.exec(line)?.[1];
    if (address) tell(address.replace('localhost', '127.0.0.1'));
  });
  const nextStart = () =>
    Promise.race([
      new Promise<string>((resolve) => {
        tell = resolve;
      }),
      exited.then(() => Promise.reject(new Error(`The site did not start:\n${output}`))),
    ]);
  const url = await nextStart();
  return {
    url,
    environment,
    output: () => output,
    async restart() {
      const started = nextStart();
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
