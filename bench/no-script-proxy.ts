import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { makeCertificate } from '#tests/helpers/certificate.ts';
import { listen } from '#tests/helpers/listen.ts';

type NoScriptProxy = {
  url: string;
  /** The site under the same paths, its pages without scripts and without preloads of scripts. */
  noScriptUrl: string;
  stop: () => Promise<void>;
};

const scriptPattern =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|prefetch)"[^>]*>/g;

/** Headers that HTTP/2 forbids (RFC 9113, 8.2.2), and Content-Length, which changes with the document. */
const connectionHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

type SendDocument = (path: string, response: Http2ServerResponse) => Promise<void>;

/** Caches documents after the first response, as the site does, so that only their content differs. */
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

/** Serves over HTTP/2, as nginx does for the site (deploy/nginx.conf). */
async function serve(certificate: { cert: Buffer; key: Buffer }, send: SendDocument) {
  const server = await listen(
    createSecureServer(certificate, (request, response) => {
      send(request.url, response).catch(() => response.stream.destroy());
    }),
  );
  return { ...server, url: server.url.replace('http:', 'https:') };
}

/** Starts two proxies of the site that only differ in the pages' scripts. */
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
