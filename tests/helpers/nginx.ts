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

/** Path of the nginx program: `NGINX`, which scripts/test-e2e.mjs sets, or the system's own. Undefined if there is none. */
export const nginxProgram = [process.env.NGINX, '/usr/sbin/nginx'].find(
  (path) => path && existsSync(path),
);

/** Debian's module for `.br` files. It works with Debian's own nginx only. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = nginxProgram === '/usr/sbin/nginx' && existsSync(brotliModule);

/** Request header by which a test sets its visitor's IP address. Without it, nginx uses the connection's address. */
export const clientIpHeader = 'X-Test-Address';

export type Nginx = {
  /** Both ports are on 127.0.0.1. */
  httpPort: number;
  httpsPort: number;
  /** The self-signed certificate, as PEM. */
  certificate: Buffer;
  /** The access log so far. */
  accessLog: () => Promise<string>;
  /** The messages of all servers, and those about no server, of the level `error` or above, so far. */
  errorLog: () => Promise<string>;
  stop: () => Promise<void>;
};

export type NginxOptions = {
  previousBuild?: string;
  workerConnections?: number;
  headerTimeout?: string;
  hsts?: string;
};

/**
 * Replaces every occurrence of each pattern.
 *
 * @throws Error if a pattern is not found: the tests would then run with another configuration than they assume
 */
function applyReplacements(
  configuration: string,
  changes: readonly (readonly [RegExp, string])[],
): string {
  return changes.reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) === -1) throw new Error(`deploy/nginx.conf has no ${pattern}`);
    return text.replace(pattern, () => replacement);
  }, configuration);
}

/**
 * Starts nginx with one worker process, which writes into the given folder only.
 *
 * @param configuration.before directives at the start of the configuration
 * @param configuration.http directives within `http`
 * @param configuration.workerConnections limit of connections, to clients and to the site together
 * @returns a function that stops nginx and removes the folder
 * @throws Error with the output of `nginx -t` if the configuration is invalid
 */
export async function runNginx(
  folder: string,
  {
    before = '',
    http,
    workerConnections = 1024,
  }: { before?: string; http: string; workerConnections?: number },
): Promise<() => Promise<void>> {
  if (!nginxProgram)
    throw new Error('nginx is not installed; set NGINX to the path of the program');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = join(folder, 'nginx.conf');
  await writeFile(
    main,
    `${before}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; error_log stderr notice; error_log ${folder}/main.error.log;
    pid ${folder}/nginx.pid;
    events { worker_connections ${workerConnections}; }
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
  const terminate = () => void server.kill('SIGTERM');
  process.once('exit', terminate);
  // nginx opens its sockets before it starts the worker process.
  await waitForOutput(server, 'start worker process');
  return async () => {
    server.kill('SIGQUIT');
    await exited;
    process.off('exit', terminate);
    await rm(folder, { recursive: true, force: true });
  };
}

/**
 * Starts nginx with `deploy/nginx.conf` in front of the built site. Only ports, paths, the certificate and what the options say
 * are replaced.
 *
 * @param sitePorts ports of the site's one or two processes
 * @param options.previousBuild folder of the previous client build
 * @param options.workerConnections limit of connections, to clients and to the site together
 * @param options.headerTimeout the time in which clients must send a request's head, e.g. `1s`
 * @param options.hsts the Strict-Transport-Security of nginx's own responses
 * @throws Error with the output of `nginx -t` if the configuration is invalid
 */
export async function startNginx(
  [sitePort, otherPort]: readonly [number, number?],
  {
    previousBuild = join(root, 'build/none'),
    workerConnections,
    headerTimeout = '10s',
    hsts = 'max-age=31536000',
  }: NginxOptions = {},
): Promise<Nginx> {
  if (!nginxProgram)
    throw new Error('nginx is not installed; set NGINX to the path of the program');
  const folder = await mkdtemp(join(tmpdir(), 'opar-nginx-'));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  const { certificate, key } = await makeCertificate(folder, ['www.example.org', 'example.org']);
  await mkdir(join(folder, 'opar'));
  if (hasBrotli) await cp(join(root, 'deploy/nginx-brotli.conf'), join(folder, 'opar/brotli.conf'));

  const template = await readFile(join(root, 'deploy/nginx.conf'), 'utf8');
  const configuration = applyReplacements(template, [
    // The machine may have no IPv6.
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
    [/"max-age=31536000";/g, `"${hsts}";`],
    [/\/opt\/opar\/current/g, root],
    [/\/opt\/opar\/previous\/build\/client/g, previousBuild],
  ]);
  await writeFile(join(folder, 'site.conf'), configuration);
  const shared = await readFile(join(root, 'deploy/nginx-server.conf'), 'utf8');
  await writeFile(
    join(folder, 'opar/server.conf'),
    applyReplacements(shared, [
      [/\/var\/log\/nginx/g, folder],
      [/client_header_timeout 10s;/g, `client_header_timeout ${headerTimeout};`],
    ]),
  );
  const stop = await runNginx(folder, {
    before: hasBrotli ? `load_module ${brotliModule};` : '',
    workerConnections,
    // Tests choose their visitors' IP addresses, so nginx trusts the header.
    http: `set_real_ip_from 127.0.0.0/8; real_ip_header ${clientIpHeader}; include site.conf;`,
  });
  return {
    httpPort,
    httpsPort,
    certificate: await readFile(certificate),
    accessLog: () => readFile(join(folder, 'opar.log'), 'utf8'),
    async errorLog() {
      const logs = ['main.error.log', 'opar.error.log'].map((name) =>
        readFile(join(folder, name), 'utf8'),
      );
      return (await Promise.all(logs)).join('');
    },
    stop,
  };
}
