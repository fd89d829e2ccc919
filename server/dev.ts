import { createServer, type RequestListener } from 'node:http';
import process from 'node:process';
import { createServer as createVite } from 'vite';
import { loadSettingsOrStop } from './config/load-settings.ts';
import { createLog } from './observability/log.ts';

const settings = loadSettingsOrStop();
const server = createServer();
const vite = await createVite({
  // HMR uses the same port, so that two development servers don't collide.
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
});
const { createApp } = (await vite.ssrLoadModule('./server/app.ts')) as typeof import('./app.ts');
const app = createApp(settings, createLog(settings.LOG_LEVEL));

const listener: RequestListener = (request, response) =>
  vite.middlewares(request, response, () => void app.listener(request, response));
server.on('request', listener).listen(settings.PORT, settings.HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : settings.PORT;
  process.stdout.write(`The sources are served on http://localhost:${port}\n`);
});
