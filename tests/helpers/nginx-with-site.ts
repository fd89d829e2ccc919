import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type ClientHttp2Session, connect } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { filledForm } from '#domain/submissions/testing/examples.ts';
import { type Nginx, type NginxOptions, startNginx } from './nginx.ts';
import { type SocketActivatedSite, startSocketActivatedSite } from './socket-activated-site.ts';

export const buildFolder = join(import.meta.dirname, '../../build');
export const formPath = '/apply/student-exchange';
/** Path of a file that only the previous client build has. */
export const oldAsset = '/assets/of-the-build-before-AbCd1234.js';
export const submissionsPerAddress = 3;

type NginxWithSite = { nginx: Nginx; site: SocketActivatedSite; stop: () => Promise<void> };

/** Starts nginx in front of a site that accepts `submissionsPerAddress` submissions an hour from an IP address. */
export async function startNginxWithSite(
  options: Omit<NginxOptions, 'previousBuild'> = {},
): Promise<NginxWithSite> {
  const previousBuild = await mkdtemp(join(tmpdir(), 'opar-previous-'));
  await mkdir(join(previousBuild, 'assets'));
  await writeFile(join(previousBuild, oldAsset), 'export {};');
  const site = await startSocketActivatedSite({
    SITE_URL: 'https://www.example.org',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'debug',
    SUBMISSIONS_PER_ADDRESS_PER_HOUR: String(submissionsPerAddress),
    SUBMISSIONS_PER_MINUTE: '0',
  });
  async function stopSite() {
    await site.stop();
    await rm(previousBuild, { recursive: true, force: true });
  }
  try {
    const nginx = await startNginx([Number(new URL(site.url).port)], {
      ...options,
      previousBuild,
    });
    return {
      nginx,
      site,
      async stop() {
        await nginx.stop();
        await stopSite();
      },
    };
  } catch (error) {
    await stopSite();
    throw error;
  }
}

/** A valid form, encoded as a browser without scripts sends it. */
export function encodeForm(email: string): string {
  const fields = Object.entries({ ...filledForm, email }).flatMap(([name, value]) => {
    if (typeof value === 'string') return [[name, value]];
    return value ? [[name, 'on']] : [];
  });
  return new URLSearchParams(fields).toString();
}

type NginxResponse = { status: number; headers: Record<string, unknown>; body: string };

/** Opens an HTTP/2 connection to nginx from an IP address in 127.0.0.0/8. */
export function connectVisitor(nginx: Nginx, from = '127.0.0.1') {
  const session = connect('https://www.example.org', {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port: nginx.httpsPort, localAddress: from }),
        servername: 'www.example.org',
        ca: nginx.certificate,
        ALPNProtocols: ['h2'],
      }),
  });
  return {
    session,
    get: (path: string, headers = {}) => sendRequest(session, { ':path': path, ...headers }),
    post: (path: string, body: string, headers = {}) =>
      sendRequest(
        session,
        {
          ':path': path,
          ':method': 'POST',
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://www.example.org',
          ...headers,
        },
        body,
      ),
  };
}

async function sendRequest(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: string,
): Promise<NginxResponse> {
  const stream = session.request(headers);
  stream.end(body);
  // The body is read from the start. A stream that closes before its reader begins counts as cut off.
  const [[responseHeaders], responseBody] = await Promise.all([
    once(stream, 'response'),
    text(stream),
  ]);
  const { ':status': status, ...rest } = responseHeaders;
  return { status, headers: rest, body: responseBody };
}

/** Path of the first file of the client build with an extension. */
export function findBuiltFile(folder: string, extension: string): string {
  const file = readdirSync(join(buildFolder, 'client', folder)).find((name) =>
    name.endsWith(extension),
  );
  return `/${folder ? `${folder}/` : ''}${file}`;
}
