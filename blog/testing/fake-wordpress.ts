import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlogLog } from '../service.server.ts';

export type FakeWordPress = AsyncDisposable & {
  url: string;
  /** Path and query of each request, decoded, in the order of arrival. */
  requests: string[];
  /** Stops listening, so that connections are refused. */
  refuseConnections(): Promise<void>;
  /** Listens on the same port again. */
  acceptConnections(): Promise<void>;
};

type RequestHandler = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** Starts an HTTP server on a free port of 127.0.0.1 that handles requests with the test's function. */
export async function startFakeWordPress(answer: RequestHandler): Promise<FakeWordPress> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(decodeURIComponent(url.pathname + url.search));
    answer(url, response, request);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  async function refuse() {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    refuseConnections: refuse,
    async acceptConnections() {
      if (!server.listening) await listen(port);
    },
    [Symbol.asyncDispose]: refuse,
  };
}

/** Sends a body as JSON with status 200. */
export function sendJson(
  response: ServerResponse,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}

/** Returns the text of a response that was recorded from WordPress 6.1 and shortened. */
export function readFixture(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');
}

/** Creates a log that stores its lines in memory. */
export function createRecordingLog(): BlogLog & {
  lines: { message: unknown; details: unknown }[];
} {
  const lines: { message: unknown; details: unknown }[] = [];
  const record = (details: unknown, message?: unknown) => void lines.push({ message, details });
  return { lines, warn: record, error: record };
}
