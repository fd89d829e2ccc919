import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlogLog } from '../service.server.ts';

export type FakeWordPress = AsyncDisposable & {
  url: string;
  /** Path and query of each request, decoded, in the order they came. */
  requests: string[];
  /** Nobody listens at its address any more. */
  refuseConnections(): Promise<void>;
  /** Somebody does again. */
  acceptConnections(): Promise<void>;
};

type RequestHandler = (url: URL, response: ServerResponse, request: IncomingMessage) => void;

/** A real HTTP server on a free port of this machine, which answers as the test says. */
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

export function sendJson(
  response: ServerResponse,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}

/** The text of a genuine answer, recorded from WordPress 6.1 and shortened. */
export function readFixture(name: string): string {
  return readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8');
}

/** A log that keeps its lines. */
export function createRecordingLog(): BlogLog & {
  lines: { message: unknown; details: unknown }[];
} {
  const lines: { message: unknown; details: unknown }[] = [];
  const record = (details: unknown, message?: unknown) => void lines.push({ message, details });
  return { lines, warn: record, error: record };
}
