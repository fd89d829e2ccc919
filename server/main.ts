import { existsSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { loadSettingsOrStop } from './config/load-settings.ts';
import { createHttpServer } from './http/create-server.ts';
import { createLog } from './observability/log.ts';
import { startupSummary, startupWarnings } from './observability/startup-summary.ts';
import { systemdSocket } from './systemd-socket.ts';

/** How long requests in flight may take to finish after SIGTERM, in milliseconds. */
const shutdownTimeoutMs = 10_000;

const root = join(import.meta.dirname, '..');

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

// Without these listeners, a full disk or a closed pipe under the log would end the process.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

process.chdir(root);
// React chooses its build by NODE_ENV when it is loaded, so no import above may load React.
process.env.NODE_ENV ??= 'production';
const settings = loadSettingsOrStop();
const log = createLog(settings.LOG_LEVEL);
for (const warning of startupWarnings(settings)) log.warn(warning);

const serverBuild = join(root, 'build/server/index.js');
if (!existsSync(serverBuild))
  stop('There is no build yet: run `npm run build` first, or `npm start`.');
const { createApp, unconfirmedContent }: typeof import('./app.ts') = await import(
  pathToFileURL(serverBuild).href
);
if (process.env.NODE_ENV === 'production' && unconfirmedContent.unconfirmed > 0) {
  log.warn(unconfirmedContent, 'content is not confirmed yet: npm run go-live lists it');
}

const app = createApp(settings, log, { clientBuild: join(root, 'build/client') });

let loggedAt = Number.NEGATIVE_INFINITY;
/** Logs dropped connections, at most once a minute: there may be thousands a second. */
function onDropped() {
  if (performance.now() - loggedAt < 60_000) return;
  loggedAt = performance.now();
  log.warn({ limit: settings.MAX_CONNECTIONS }, 'connections over the limit are closed');
}

/**
 * Listens on a port, or prints the reason and ends the process.
 *
 * @param name the setting that has the port
 * @param onListening called with the actual port, which differs from the setting's if that is 0
 * @param socket a listening socket that systemd holds for this process
 */
function listen(
  listener: RequestListener,
  name: 'PORT' | 'METRICS_PORT',
  host: string,
  onListening: (port: number) => void,
  socket?: { fd: number },
): Server {
  const configuredPort = settings[name] ?? 0;
  const httpServer = createHttpServer(listener, {
    connections: settings.MAX_CONNECTIONS,
    dropped: onDropped,
  });
  httpServer.once('error', (error: NodeJS.ErrnoException) => {
    stop(
      error.code === 'EADDRINUSE'
        ? `${name} is ${configuredPort}, but another program listens there already: set ${name} to a free port.`
        : `The server can't listen on ${host}:${configuredPort}, which ${name.replace('PORT', 'HOST')} and ${name} say: ${error.message}`,
    );
  });
  // As in deploy/opar.socket. With Node's 511, the system drops some of 1,000 connections that arrive at once.
  return httpServer.listen(socket ?? { port: configuredPort, host, backlog: 4096 }, () => {
    const address = httpServer.address();
    onListening(typeof address === 'object' && address ? address.port : configuredPort);
  });
}

const metrics =
  app.metrics &&
  listen(app.metrics, 'METRICS_PORT', settings.METRICS_HOST, (port) => {
    process.stdout.write(`Metrics: http://${settings.METRICS_HOST}:${port}/metrics\n`);
  });
const httpServer = listen(
  app.listener,
  'PORT',
  settings.HOST,
  (port) => {
    process.stdout.write(`The site is served on http://localhost:${port}\n`);
    for (const note of startupSummary(settings)) process.stdout.write(`  ${note}\n`);
  },
  systemdSocket(process.env, process.pid),
);

let isStopping = false;
async function shutDown(signal: string) {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, 'shutting down');
  const timer = setTimeout(() => httpServer.closeAllConnections(), shutdownTimeoutMs);
  await new Promise((resolve) => {
    httpServer.close(resolve);
    httpServer.closeIdleConnections();
  });
  clearTimeout(timer);
  metrics?.close();
  metrics?.closeAllConnections();
  await app.close();
  log.info('stopped');
  // A connection to a database that doesn't answer would keep the process alive.
  setTimeout(() => process.exit(), 1000).unref();
}
process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);
