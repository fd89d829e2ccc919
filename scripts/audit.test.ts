import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '#domain/submissions/testing/free-port.ts';
import { listen } from '#tests/helpers/listen.ts';
import { auditPackages } from './audit.mjs';

/** Starting npm takes seconds on a busy machine. */
const options = { timeout: 60_000 };

const auditAt = (registry: string) =>
  auditPackages({ ...process.env, npm_config_registry: registry });

/** Audits with a registry that has this answer for audits, and no packages. */
async function auditWith(status: number, body: string) {
  const { url, stop } = await listen(
    createServer(({ url = '' }, response) => {
      const isAudit = url.includes('/security/');
      response
        .writeHead(isAudit ? status : 404, { 'Content-Type': 'application/json' })
        .end(isAudit ? body : '{}');
    }),
  );
  onTestFinished(stop);
  return auditAt(url);
}

test(
  'without a report of the registry the packages are not audited, which is neither a success nor a failure',
  options,
  async () => {
    const results = await Promise.all([
      findFreePort().then((port) => auditAt(`http://127.0.0.1:${port}/`)),
      auditWith(404, '{}'),
      auditWith(503, 'away'),
    ]);
    for (const { isAudited, ok, message } of results) {
      expect([isAudited, ok]).toEqual([false, false]);
      expect(message).toMatch(/^Not audited: .+`npm audit --omit=dev`/s);
    }
  },
);

test(
  'a report decides: without a known vulnerability the audit passes, with a high one it fails',
  options,
  async () => {
    expect(await auditWith(200, '{}')).toMatchObject({ isAudited: true, ok: true });
    const advisory = {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'invented',
      severity: 'high',
      vulnerable_versions: '>=0.0.0',
    };
    expect(await auditWith(200, JSON.stringify({ express: [advisory] }))).toMatchObject({
      isAudited: true,
      ok: false,
    });
  },
);
