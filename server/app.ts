import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { createRequestListener } from '@react-router/node';
import compression from 'compression';
import { RouterContextProvider } from 'react-router';
import { contentSecurityPolicy } from '#app/document/content-security-policy.ts';
import { resolveIllustration } from '#app/illustrations/illustrations.server.ts';
import { MEDIA_PATH } from '#blog/content-service.ts';
import { contentServiceContext } from '#blog/context.server.ts';
import { openContentService } from '#blog/service.server.ts';
import { refuseLargeBody } from './body-limit.ts';
import { canonicalPath } from './canonical-path.ts';
import type { Log } from './log.ts';
import { logContext } from './log-context.ts';
import { logRequests } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { frameOrigins, settingsContext } from './settings-context.ts';
import { serveStaticFiles } from './static-files.ts';

// The build step that makes files of pages looks for the routes in the same module.
// biome-ignore lint/performance/noBarrelFile: as above.
export * from 'virtual:react-router/server-build';

export type App = { listener: RequestListener; close: () => Promise<void> };

/**
 * The whole site: opens what it stands on, and answers requests. The composition root: the only place
 * that knows every part.
 *
 * @param options.clientBuild the folder of the client build; none while developing, when Vite serves it
 * @throws the reason when a part can't be opened, e.g. the database
 */
export async function openApp(
  settings: Settings,
  log: Log,
  { clientBuild }: { clientBuild?: string } = {},
): Promise<App> {
  const startedAt = Date.now();
  const frames = frameOrigins(settings);
  const contentService = openContentService(settings, log, resolveIllustration);

  const staticFiles =
    clientBuild && serveStaticFiles(clientBuild, (html) => contentSecurityPolicy(html, frames));
  const compress = compression();
  const pages = createRequestListener({
    build,
    getLoadContext() {
      const context = new RouterContextProvider();
      context.set(settingsContext, settings);
      context.set(logContext, log);
      context.set(contentServiceContext, contentService);
      return context;
    },
  });

  async function answerHealth(response: ServerResponse) {
    const body = {
      status: 'ok',
      version: process.env.npm_package_version ?? 'unknown',
      uptimeSeconds: Math.round((Date.now() - startedAt) / 1000),
    };
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  }

  function listener(request: IncomingMessage, response: ServerResponse) {
    logRequests(log, request, response);
    setSecurityHeaders(response);
    const url = request.url ?? '/';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (url === '/healthz') return void answerHealth(response);
    const canonical = canonicalPath(url);
    // Files keep their names as they are.
    const isFile = url.startsWith('/assets/') || url.startsWith(MEDIA_PATH);
    if (canonical && reads && !isFile) {
      response.writeHead(301, { Location: canonical }).end();
      return;
    }
    if (!reads && refuseLargeBody(request, response)) return;
    const dynamic = () =>
      // compression speaks Express; the parts that it uses are Node's own.
      compress(request as never, response as never, () => void pages(request, response));
    if (staticFiles && reads) staticFiles(request, response, () => void dynamic());
    else dynamic();
  }

  return { listener, close: async () => {} };
}
