import { createServer, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen } from '#tests/listen.ts';

export type Mirror = {
  url: string;
  /** The whole site under the same paths, its pages without their scripts and what fetches them ahead. */
  withoutScripts: string;
  stop: () => Promise<void>;
};

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:modulepreload|prefetch)"[^>]*>/g;

/** Kept after the first answer, as the site keeps its pages: only what is in them may differ. */
function openDocuments(site: string, change: (html: string) => string) {
  const kept = new Map<string, { body: Buffer; headers: Record<string, string> }>();
  return async function send(path: string, response: ServerResponse) {
    let document = kept.get(path);
    if (!document) {
      const answer = await fetch(site + path, { headers: { 'accept-encoding': 'br, gzip' } });
      const { 'content-length': _, ...headers } = Object.fromEntries(answer.headers);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isPage = headers['content-type']?.startsWith('text/html');
      const isText = /text|javascript|json|svg/.test(headers['content-type'] ?? '');
      const body = isPage ? Buffer.from(change(bytes.toString())) : bytes;
      document = { body: isText ? brotliCompressSync(body) : body, headers };
      if (isText) headers['content-encoding'] = 'br';
      kept.set(path, document);
    }
    response.writeHead(200, { ...document.headers, 'content-length': document.body.length });
    response.end(document.body);
  };
}

const serve = (send: ReturnType<typeof openDocuments>) =>
  listen(
    createServer((request, response) => {
      send(request.url ?? '/', response).catch(() => response.destroy());
    }),
  );

/** The site twice, each behind the same small server, so that only the scripts make the difference. */
export async function mirror(site: string): Promise<Mirror> {
  const same = await serve(openDocuments(site, (html) => html));
  const bare = await serve(openDocuments(site, (html) => html.replaceAll(scripts, '')));
  return {
    url: same.url,
    withoutScripts: bare.url,
    async stop() {
      await Promise.all([same.stop(), bare.stop()]);
    },
  };
}
