import type { RequestHandler } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { parseBrowserError } from '#common/browser-error.ts';
import type { Log } from '#common/log.ts';

/** How many errors are logged in a minute: of one address, and of all. Each process counts for itself. */
const maxPerMinute = { address: 5, all: 30 };

/**
 * Logs and counts the errors of our scripts that visitors' browsers send (app/browser/report-browser-error.ts). Nothing else of a
 * report is kept, and what isn't one gets 400.
 *
 * @param options.getAddress returns the address by which a visitor is counted
 * @param options.count counts a logged error
 */
export function browserErrors({
  log,
  getAddress,
  count,
}: {
  log: Log;
  getAddress: (request: Parameters<RequestHandler>[0]) => string;
  count: () => void;
}): RequestHandler {
  const perAddress = new RateLimiterMemory({ points: maxPerMinute.address, duration: 60 });
  const total = new RateLimiterMemory({ points: maxPerMinute.all, duration: 60 });
  return async (request, response) => {
    const report = parseBrowserError(parseJson(request.body.toString()));
    const finish = (status: number) =>
      response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
    if (!report) return finish(400);
    try {
      await perAddress.consume(getAddress(request));
      await total.consume('all');
    } catch {
      return finish(429);
    }
    const { name, message, source, path } = report;
    log.warn({ error: name, reason: message, source, path }, 'a script failed in a browser');
    count();
    finish(204);
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
