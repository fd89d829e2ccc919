import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { graveVulnerabilities } from './audit.ts';

/** Audits with a registry of our own, without what npm remembers of others; none = one that is gone. */
async function auditWith(listener: RequestListener | undefined) {
  const cache = await mkdtemp(join(tmpdir(), 'opar-npm-'));
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (!listener) server.close();
  try {
    return await graveVulnerabilities({
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: cache,
    });
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(cache, { recursive: true, force: true });
  }
}

/** A registry that knows of a vulnerability of React, and nothing else of any package. */
const knowing =
  (severity: string): RequestListener =>
  ({ url = '' }, response) => {
    response.setHeader('Content-Type', 'application/json');
    const advisory = {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'Made up',
      severity,
      vulnerable_versions: '*',
    };
    const answer = url.endsWith('/advisories/bulk')
      ? { react: [advisory] }
      : { name: decodeURIComponent(url.slice(1)), 'dist-tags': {}, versions: {} };
    response.end(JSON.stringify(answer));
  };

test.concurrent.each(['high', 'critical'])(
  'a %s vulnerability is found',
  async (severity) => {
    expect(await auditWith(knowing(severity))).toEqual([
      `${severity}: react *, Made up, https://advisories.example/1`,
    ]);
  },
  60_000,
);

test.concurrent('a moderate one is none of ours', async () => {
  expect(await auditWith(knowing('moderate'))).toEqual([]);
}, 60_000);

const silent: [name: string, RequestListener | undefined][] = [
  ['has no audit', (_request, response) => void response.writeHead(405).end()],
  ['is none', (_request, response) => void response.end('<html>')],
  ['does not answer', undefined],
];

test.concurrent.each(silent)(
  'nothing is said for a registry that %s',
  async (_name, registry) => {
    await expect(auditWith(registry)).rejects.toThrow();
  },
  60_000,
);
