import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from '#submissions/testing/free-port.ts';
import { untilItSays } from '#submissions/testing/until-it-says.ts';
import { nginxProgram } from '#tests/nginx.ts';

/**
 * The fastest that is known for files: nginx over the build's, compressed beforehand as ours are, one process, no log.
 *
 * @returns its address; undefined where there is no nginx
 */
export async function serveByNginx(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  if (!nginxProgram) return undefined;
  const own = await mkdtemp(join(tmpdir(), 'opar-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  await writeFile(
    join(own, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; error_log stderr notice; pid ${own}/nginx.pid;
    events { worker_connections 1024; }
    http {
      ${temporary.join(' ')} access_log off; keepalive_requests 1000000; types { text/html html; }
      server {
        listen 127.0.0.1:${port}; root ${folder}; gzip_static on;
        location / { try_files $uri $uri/index.html =404; }
      }
    }`,
  );
  const server = spawn(nginxProgram, ['-p', own, '-c', join(own, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(server, 'exit');
  await untilItSays(server, 'start worker process');
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGQUIT');
      await exited;
      await rm(own, { recursive: true, force: true });
    },
  };
}
