import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate } from '#tests/helpers/certificate.ts';
import { listen } from '#tests/helpers/listen.ts';

export type NoScriptProxy = {
  url: string;
  /** The whole site under the same paths, its pages without their scripts and what fetches them ahead. */
  noScriptUrl: string;
  stop: () => Promise<void>;
};

const scriptPattern =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|prefetch)"[^>]*>/g;

/** What HTTP/2 has no place for (RFC 9113, 8.2.2), and what is known only once the document is changed. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

type SendDocument = (path: string, response: Http2ServerResponse) => Promise<void>;

/** Kept after the first answer, as the site keeps its pages: only what is in them may differ. */
function createDocumentProxy(site: string, change: (html: string) => string): SendDocument {
  const cached = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  return async function send(path: string, response: Http2ServerResponse) {
    let document = cached.get(path);
    if (!document) {
      const answer = await fetch(site + path, { headers: { 'accept-encoding': 'br, gzip' } });
      const headers = Object.fromEntries(
        [...answer.headers].filter(([name]) => !connectionHeaders.includes(name)),
      );
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPage = headers['content-type']?.startsWith('text/html');
      const isText = /text|javascript|json|svg/.test(headers['content-type'] ?? '');
      const body = isPage ? Buffer.from(change(bytes.toString())) : bytes;
      document = { body: isText ? brotliCompressSync(body) : body, headers };
      if (isText) headers['content-encoding'] = 'br';
      cached.set(path, document);
    }
    response.writeHead(200, { ...document.headers, 'content-length': document.body.length });
    response.end(document.body);
  };
}

/** By HTTP/2, as browsers speak with the site (deploy/nginx.conf). */
async function serve(certificate: { cert: Buffer; key: Buffer }, send: SendDocument) {
  const server = await listen(
    createSecureServer(certificate, (request, response) => {
      send(request.url, response).catch(() => response.stream.destroy());
    }),
  );
  return { ...server, url: server.url.replace('http:', 'https:') };
}

/** The site twice, each behind the same small server, so that only the scripts make the difference. */
export async function startNoScriptProxy(site: string): Promise<NoScriptProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'opar-mirror-'));
  const { certificate, key } = await makeCertificate(folder, ['localhost']);
  const identity = { cert: await readFile(certificate), key: await readFile(key) };
  await rm(folder, { recursive: true, force: true });
  const same = await serve(
    identity,
    createDocumentProxy(site, (html) => html),
  );
  const bare = await serve(
    identity,
    createDocumentProxy(site, (html) => html.replaceAll(scriptPattern, '')),
  );
  return {
    url: same.url,
    noScriptUrl: bare.url,
    async stop() {
      await Promise.all([same.stop(), bare.stop()]);
    },
  };
}
