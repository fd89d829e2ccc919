import { describe, expect, test } from 'vitest';
import { createRecordingLog, sendJson, startFakeWordPress } from './testing/fake-wordpress.ts';
import { getFailure } from './testing/wordpress-responses.ts';
import { createWordPressService } from './wordpress.server.ts';

describe('a failure', () => {
  test.each([500, 503, 404, 403, 204])('with status %i is reported and logged', async (status) => {
    await using wordpress = await startFakeWordPress((_url, response) => {
      response.writeHead(status).end();
    });
    const log = createRecordingLog();
    const service = createWordPressService(wordpress.url, log);
    const error = await getFailure(service.posts({ page: 1 }));
    expect(error).toMatchObject({ reason: 'status', status });
    expect(log.lines).toEqual([
      {
        message: 'content service failed',
        details: { resource: 'posts', reason: 'status', detail: `status ${status}` },
      },
    ]);
    expect(service.health()).toEqual({ source: 'wordpress', ok: false });
  });

  test.each([
    ['<!doctype html><p>Error establishing a database connection</p>'],
    ['{"code":"rest_no_route"}'],
    ['null'],
    [''],
  ])('to give a list (%s) is told apart', async (body) => {
    await using wordpress = await startFakeWordPress((_url, response) => void response.end(body));
    const service = createWordPressService(wordpress.url, createRecordingLog());
    expect((await getFailure(service.posts({ page: 1 }))).reason).toBe('invalid');
  });

  test('ends with the next successful response', async () => {
    let down = true;
    await using wordpress = await startFakeWordPress((_url, response) => {
      if (down) response.writeHead(500).end();
      else sendJson(response, []);
    });
    const service = createWordPressService(wordpress.url, createRecordingLog());
    await getFailure(service.posts({ page: 1 }));
    down = false;
    await service.posts({ page: 1 });
    expect(service.health()).toEqual({ source: 'wordpress', ok: true });
  });

  test('to respond in time is reported, before or within the body', async () => {
    await using silent = await startFakeWordPress(() => {});
    await using slow = await startFakeWordPress((_url, response) => void response.write('['));
    for (const { url } of [silent, slow]) {
      const service = createWordPressService(url, createRecordingLog(), { timeoutMs: 50 });
      expect((await getFailure(service.posts({ page: 1 }))).reason).toBe('timeout');
    }
  });

  test('to connect, or to stay connected, is reported', async () => {
    const gone = await startFakeWordPress(() => {});
    await gone[Symbol.asyncDispose]();
    await using broken = await startFakeWordPress((_url, response) => {
      response.write('[');
      response.destroy();
    });
    for (const { url } of [gone, broken]) {
      const service = createWordPressService(url, createRecordingLog());
      expect((await getFailure(service.posts({ page: 1 }))).reason).toBe('network');
    }
  });

  test('to end the body is aborted at the limit', async () => {
    await using wordpress = await startFakeWordPress((_url, response) => {
      const more = () => {
        while (response.write('[0,'.repeat(10_000)));
        response.once('drain', more);
      };
      more();
    });
    const service = createWordPressService(wordpress.url, createRecordingLog(), {
      maxBytes: 100_000,
    });
    expect((await getFailure(service.posts({ page: 1 }))).reason).toBe('too-large');
  });
});
