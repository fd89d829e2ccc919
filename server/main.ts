import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { listContentItems } from '#scripts/go-live/content.ts';
import { loadSettingsOrStop } from './config/load-settings.ts';
import { createHttpServer } from './http/create-server.ts';
import { createLog } from './observability/log.ts';
import { startupSummary, startupWarnings } from './observability/startup-summary.ts';
import { systemdSocket } from './systemd-socket.ts';

/** How long requests in flight may take to finish after SIGTERM, in milliseconds. */
const shutdownLimit = 10_000;

const root = join(import.meta.dirname, '..');

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

// A full disk or a closed pipe under the log must not end the site: without listeners it would.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

process.chdir(root);
// React chooses its build by it when it is loaded: nothing that is imported above may load React.
process.env.NODE_ENV ??= 'production';
const settings = loadSettingsOrStop();
const log = createLog(settings.LOG_LEVEL);
for (const warning of startupWarnings(settings)) log.warn(warning);
const unconfirmed = listContentItems(root, new Date()).length;
if (process.env.NODE_ENV === 'production' && unconfirmed > 0) {
  log.warn({ unconfirmed }, 'content is not confirmed yet: npm run go-live lists it');
}

const serverBuild = join(root, 'build/server/index.js');
if (!existsSync(serverBuild))
  stop('There is no build yet: run `npm run build` first, or `npm start`.');
const { createApp }: typeof import('./app.ts') = await import(pathToFileURL(serverBuild).href);

const app = await createApp(settings, log, { clientBuild: join(root, 'build/client') }).catch(
  (error: unknown) => {
    if (error instanceof Error && error.name === 'StoreError') {
      stop(`The site can't start with this DATABASE_URL: ${error.message}`);
    }
    throw error;
  },
);

let toldAt = Number.NEGATIVE_INFINITY;
/** Once a minute: there may be thousands a second. */
function dropped() {
  if (performance.now() - toldAt < 60_000) return;
  toldAt = performance.now();
  log.warn({ limit: settings.MAX_CONNECTIONS }, 'connections over the limit are closed');
}

/**
 * Listens, or ends the process with the reason.
 *
 * @param name of the setting that says the port
 * @param listening gets the port, which may be another one than 0
 * @param held the socket that somebody else holds for this process
 */
function listen(
  listener: RequestListener,
  name: 'PORT' | 'METRICS_PORT',
  host: string,
  listening: (port: number) => void,
  held?: { fd: number },
): Server {
  const wanted = settings[name] ?? 0;
  const opened = createHttpServer(listener, { connections: settings.MAX_CONNECTIONS, dropped });
  opened.once('error', (error: NodeJS.ErrnoException) => {
    stop(
      error.code === 'EADDRINUSE'
        ? `${name} is ${wanted}, but another program listens there already: set ${name} to a free port.`
        : `The server can't listen on ${host}:${wanted}: ${error.message}`,
    );
  });
  return opened.listen(held ?? { port: wanted, host }, () => {
    const address = opened.address();
    listening(typeof address === 'object' && address ? address.port : wanted);
  });
}

const metrics =
  app.metrics &&
  listen(app.metrics, 'METRICS_PORT', settings.METRICS_HOST, (port) => {
    process.stdout.write(`Metrics: http://${settings.METRICS_HOST}:${port}/metrics\n`);
  });
const server = listen(
  app.listener,
  'PORT',
  settings.HOST,
  (port) => {
    process.stdout.write(`The site is served on http://localhost:${port}\n`);
    for (const note of startupSummary(settings)) process.stdout.write(`  ${note}\n`);
  },
  systemdSocket(process.env, process.pid),
);

let stopping = false;
async function shutDown(signal: string) {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'shutting down');
  const timer = setTimeout(() => server.closeAllConnections(), shutdownLimit);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
  metrics?.close();
  metrics?.closeAllConnections();
  await app.close();
  log.info('stopped');
}
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
