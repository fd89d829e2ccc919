import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#domain/submissions/testing/free-port.ts';
import { nginxProgram, runNginx } from '#tests/helpers/nginx.ts';

/**
 * Serves the build's precompressed files with nginx as a baseline: one process, no log.
 *
 * @returns its URL; undefined if nginx isn't installed
 */
export async function serveByNginx(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  if (!nginxProgram) return undefined;
  const port = await findFreePort();
  const stop = await runNginx(await mkdtemp(join(tmpdir(), 'opar-nginx-')), {
    http: `access_log off; keepalive_requests 1000000; types { text/html html; }
      server {
        listen 127.0.0.1:${port}; root ${folder}; gzip_static on;
        location / { try_files $uri $uri/index.html =404; }
      }`,
  });
  return { url: `http://127.0.0.1:${port}`, stop };
}
