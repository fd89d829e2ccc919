import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { expect, test } from '@playwright/test';
import { type Nginx, nginxProgram } from '../helpers/nginx.ts';
import {
  connectVisitor,
  findBuiltFile,
  formPath,
  startNginxWithSite,
} from '../helpers/nginx-with-site.ts';
import { calculateObservatoryScore } from '../helpers/observatory.ts';
import type { SocketActivatedSite } from '../helpers/socket-activated-site.ts';

// These tests need no browser.
test.describe.configure({ mode: 'serial' });
test.skip(!nginxProgram, 'nginx is not installed; set NGINX to the path of the program');

const workerConnections = 24;

let site: SocketActivatedSite;
let nginx: Nginx;
let stop: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  ({ site, nginx, stop } = await startNginxWithSite({
    workerConnections,
    headerTimeout: '1s',
    hsts: 'max-age=31536000; includeSubDomains; preload',
  }));
});
test.afterAll(async () => {
  await stop?.();
});

const openTls = (host: string) =>
  connectTls({ host: '127.0.0.1', port: nginx.httpsPort, servername: host, ca: nginx.certificate });
const openTcp = (port: number) => connectTcp({ host: '127.0.0.1', port });

/** Sends bytes, and reads until nginx closes the connection. */
async function sendRaw(socket: ReturnType<typeof openTcp>, bytes: string) {
  socket.write(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk);
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1));
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}

const host = 'www.example.org';
const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

test('what nginx answers itself has the headers of the site’s pages, and the best score in Mozilla’s Observatory', async () => {
  const [asset, card] = [findBuiltFile('assets', '.js'), findBuiltFile('share', '.png')];
  const cases: [kind: string, status: number, bytes: string, from?: string][] = [
    ['no HTTP', 400, 'nonsense\r\n\r\n'],
    ['no Host', 400, 'GET /about HTTP/1.1\r\n\r\n'],
    ['two lengths', 400, request('POST /about', 'Content-Length: 1', 'Content-Length: 2')],
    ['a head that is too large', 400, request('GET /about', `X-Long: ${'x'.repeat(40_000)}`)],
    ['an address that is too long', 414, request(`GET /about?${'x'.repeat(40_000)}`)],
    ['a path outside', 400, request('GET /../../etc/passwd')],
    ['TRACE', 405, request('TRACE /about')],
    ['a form for a file', 405, request(`POST ${asset}`, 'Content-Length: 0')],
    ['an unknown transfer coding', 501, request('POST /about', 'Transfer-Encoding: gzip')],
    ['a form that is too long', 413, request(`POST ${formPath}`, 'Content-Length: 300000')],
    ['a condition', 412, request(`GET ${asset}`, 'If-Match: "none"')],
    ['a form for a card', 405, request(`POST ${card}`, 'Content-Length: 0')],
    ['the bare domain', 308, request('GET /about?age=22').replace(host, 'example.org')],
  ];
  const responses = new Map<string, Awaited<ReturnType<typeof sendRaw>>>();
  for (const [kind, status, bytes] of cases) {
    const sni = kind === 'the bare domain' ? 'example.org' : host;
    const response = await sendRaw(openTls(sni), bytes);
    expect.soft(response.status, kind).toBe(status);
    responses.set(kind, response);
  }
  expect(responses.get('the bare domain')?.headers.get('location')).toBe(
    `https://${host}/about?age=22`,
  );
  for (const [kind, response] of responses) {
    const { headers } = response;
    const { score, findings } = calculateObservatoryScore({ url: `https://${host}/`, ...response });
    // Link previews' pictures may be used by other sites, so a rejected request for one lacks 10 points.
    expect.soft(score, `${kind}: ${findings}`).toBe(kind.includes('card') ? 125 : 135);
    expect.soft(headers.get('content-type'), kind).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect.soft(headers.get('cache-control'), kind).toBe('no-store');
    expect.soft(headers.get('server'), kind).toBe('nginx');
  }
});

test('HTTP leads to HTTPS of the same host, with a policy', async () => {
  for (const [name, target] of [
    [host, host],
    ['example.org', 'example.org'],
    ['elsewhere.example', host],
  ] as const) {
    const { status, headers } = await sendRaw(
      openTcp(nginx.httpPort),
      request('GET /about?q=1').replace(host, name),
    );
    expect([status, headers.get('location')]).toEqual([308, `https://${target}/about?q=1`]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    // RFC 6797, 7.2: not over plain HTTP.
    expect(headers.get('strict-transport-security')).toBeNull();
  }
  const plain = await sendRaw(openTcp(nginx.httpsPort), request('GET /about'));
  expect(plain.status).toBe(400);
  expect(plain.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('files have no policy of their own: the service worker’s would forbid its requests', async () => {
  for (const path of ['/service-worker.js', findBuiltFile('brochures', '.pdf')]) {
    const { status, headers } = await sendRaw(openTls(host), request(`GET ${path}`));
    expect([status, headers.get('content-security-policy')]).toEqual([200, null]);
    const beyond = await sendRaw(openTls(host), request(`GET ${path}`, 'Range: bytes=9999999-'));
    expect([beyond.status, beyond.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  }
});

test('a request in the absolute form is one to its host and path, whatever the Host header says (RFC 9112, 3.2.2)', async () => {
  const send = (target: string, name = host) =>
    sendRaw(openTls(host), request(`GET ${target}`).replace(`Host: ${host}`, `Host: ${name}`));
  const page = await send(`https://${host}/about?age=22`);
  expect([page.status, page.body.includes('<h1')]).toEqual([200, true]);
  const file = findBuiltFile('assets', '.css');
  for (const target of [`https://${host}${file}`, `http://${host}${file}`]) {
    expect((await send(target, 'elsewhere.example')).status, target).toBe(200);
  }
  const bare = await send('https://example.org/about', host);
  expect([bare.status, bare.headers.get('location')]).toEqual([308, `https://${host}/about`]);
  const plain = await sendRaw(openTcp(nginx.httpPort), request(`GET http://${host}/about?q=1`));
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://${host}/about?q=1`]);
});

test('clients that stay silent are closed on every port and host, before and after the handshake', async () => {
  // nginx's own limit is a minute.
  test.setTimeout(30_000);
  const sockets = [
    openTcp(nginx.httpPort),
    openTcp(nginx.httpsPort),
    openTls(host),
    openTls('example.org'),
  ];
  await Promise.all(sockets.map((socket) => sendRaw(socket, '')));
});

test('when all connections are in use, visitors read our own page, and no log has an address or a request', async () => {
  const { session, get } = connectVisitor(nginx, '127.0.0.9');
  const responses = await Promise.all(
    Array.from({ length: 2 * workerConnections }, () => get('/about?age=22')),
  );
  session.close();
  const refused = responses.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, headers, body } of refused) {
    expect(status).toBe(503);
    expect(body).toContain('We can’t answer at the moment');
    expect(body).toContain('এই মুহূর্তে সাইটটি সাড়া দিতে পারছে না');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
  }

  await site.stop();
  const other = connectVisitor(nginx, '127.0.0.10');
  const late = await other.get('/about?age=22');
  other.session.close();
  expect([late.status, late.headers['cache-control']]).toEqual([502, 'no-store']);
  const score = calculateObservatoryScore({
    url: `https://${host}/about`,
    headers: new Headers(
      Object.entries(late.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ),
    body: late.body,
  });
  expect(score).toMatchObject({ score: 135 });
  // Neither what the tests above provoked, nor a failed handshake.
  await sendRaw(openTcp(nginx.httpsPort), '\x16\x03\x01\x00\x05\x01\x00\x00\x01\x00');
  expect(await nginx.errorLog()).toBe('');
});
