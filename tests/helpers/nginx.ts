import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '#domain/submissions/testing/free-port.ts';
import { waitForOutput } from '#domain/submissions/testing/wait-for-output.ts';
import { makeCertificate } from './certificate.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** The program, as scripts/nginx.mjs finds it. */
export const nginxProgram = [process.env.NGINX, '/usr/sbin/nginx'].find(
  (path) => path && existsSync(path),
);

/** Debian's module for `.br` files, where it is installed; it fits Debian's own nginx only. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = nginxProgram === '/usr/sbin/nginx' && existsSync(brotliModule);

/** By this header a test says which address its visitor has; without it, it is the connection's own. */
export const clientIpHeader = 'X-Test-Address';

export type Nginx = {
  /** Ports on 127.0.0.1. */
  httpPort: number;
  httpsPort: number;
  /** The certificate, which signs itself. */
  certificate: Buffer;
  /** What it wrote into its access log so far. */
  accessLog: () => Promise<string>;
  stop: () => Promise<void>;
};

/** Replaces every occurrence; a text that isn't there any more would leave a test of something else. */
function applyReplacements(
  configuration: string,
  changes: readonly (readonly [RegExp, string])[],
): string {
  return changes.reduce((text, [pattern, replacement]) => {
    const changed = text.replace(pattern, () => replacement);
    if (changed === text) throw new Error(`deploy/nginx.conf has no ${pattern}`);
    return changed;
  }, configuration);
}

/**
 * Starts nginx with one process, which keeps all that it writes in a folder of its own.
 *
 * @param configuration what stands before all else, and within `http`
 * @returns stops it, and removes the folder
 * @throws Error with what `nginx -t` says when it doesn't take the configuration
 */
export async function runNginx(
  folder: string,
  { before = '', http }: { before?: string; http: string },
): Promise<() => Promise<void>> {
  if (!nginxProgram) throw new Error('There is no nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  await writeFile(
    main,
    `${before}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; error_log stderr notice; pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http { ${temporary.join(' ')} ${http} }`,
  );
  const parameters = ['-p', folder, '-c', main, '-e', 'stderr'];
  try {
    await run(nginxProgram, ['-t', ...parameters]);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const server = spawn(nginxProgram, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(server, 'exit');
  const end = () => void server.kill('SIGTERM');
  process.once('exit', end);
  // Its sockets are open before it starts the process that answers.
  await waitForOutput(server, 'start worker process');
  return async () => {
    server.kill('SIGQUIT');
    await exited;
    process.off('exit', end);
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Starts nginx with `deploy/nginx.conf` in front of the built site; only ports, paths and the certificate are a test's.
 *
 * @param sitePorts where the site's one or two processes listen
 * @param previous the client build before this one
 * @throws Error with what `nginx -t` says when it doesn't take the configuration
 */
export async function startNginx(
  [sitePort, otherPort]: readonly [number, number?],
  previous = join(root, 'build/none'),
): Promise<Nginx> {
  if (!nginxProgram) throw new Error('There is no nginx');
  const folder = await mkdtemp(join(tmpdir(), 'opar-nginx-'));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const { certificate, key } = await makeCertificate(folder, ['www.example.org', 'example.org']);
  await mkdir(join(folder, 'opar'));
  if (hasBrotli) await cp(join(root, 'deploy/nginx-brotli.conf'), join(folder, 'opar/brotli.conf'));

  const delivered = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const configuration = applyReplacements(delivered, [
    // A machine may have no IPv6.
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${httpPort};`],
    [/listen 443 /g, `listen 127.0.0.1:${httpsPort} `],
    ...(otherPort === undefined
      ? []
      : ([
          [/# server /g, 'server '],
          [/127\.0\.0\.1:3001 /g, `127.0.0.1:${otherPort} `],
        ] as const)),
    [/127\.0\.0\.1:3000 /g, `127.0.0.1:${sitePort} `],
    [/\/etc\/letsencrypt\/live\/www\.example\.org\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/live\/www\.example\.org\/privkey\.pem/g, key],
    [/\/etc\/nginx\/opar/g, join(folder, 'opar')],
    [/\/var\/log\/nginx/g, folder],
    [/\/opt\/opar\/current/g, root],
    [/\/opt\/opar\/previous\/build\/client/g, previous],
  ]);
  await writeFile(join(folder, 'site.conf'), configuration);
  const stop = await runNginx(folder, {
    before: hasBrotli ? `load_module ${brotliModule};` : '',
    // Tests speak for visitors with any address: nginx takes the one that they say.
    http: `set_real_ip_from 127.0.0.0/8; real_ip_header ${clientIpHeader}; include site.conf;`,
  });
  return {
    httpPort,
    httpsPort,
    certificate: await readFile(certificate),
    accessLog: () => readFile(join(folder, 'opar.log'), 'utf8'),
    stop,
  };
}
