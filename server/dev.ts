import { createServer } from 'node:http';
import process from 'node:process';
import { createServer as createVite } from 'vite';
import { loadSettingsOrStop } from './load-settings.ts';
import { openLog } from './log.ts';

const settings = loadSettingsOrStop();
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
const { openApp } = (await vite.ssrLoadModule('./server/app.ts')) as typeof import('./app.ts');
const app = await openApp(settings, openLog(settings.LOG_LEVEL));

createServer((request, response) => {
  vite.middlewares(request, response, () => void app.listener(request, response));
}).listen(settings.PORT, settings.HOST, () => {
  process.stdout.write(`Development server: http://localhost:${settings.PORT}\n`);
});
