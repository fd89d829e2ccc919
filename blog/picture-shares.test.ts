import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createKnownPictures } from './media-paths.server.ts';
import { createRecordingLog, startFakeWordPress } from './testing/fake-wordpress.ts';
import { createPhotograph } from './testing/pictures.ts';
import { createWordPressService } from './wordpress.server.ts';

const photograph = await createPhotograph(40, 30);
const greedy = '192.0.2.1';

/** Starts a WordPress that sends no picture until the test does it with `answers`, and a content service. */
async function serveStalling() {
  const answers: ServerResponse[] = [];
  const wordpress = await startFakeWordPress((_url, response) => void answers.push(response));
  const knownPictures = createKnownPictures();
  const service = createWordPressService(wordpress.url, createRecordingLog(), { knownPictures });
  return {
    answers,
    get(index: number, visitorAddress: string, visitor = new AbortController().signal) {
      const path = `wp-content/${index}.jpg`;
      knownPictures.set(path, true);
      return service.media(path, { width: 320, visitorAddress, visitor });
    },
    [Symbol.asyncDispose]: wordpress[Symbol.asyncDispose],
  };
}

test('a visitor has 8 pictures in work, others get theirs, and who waits in vain may try again', async () => {
  await using site = await serveStalling();
  const gone = new AbortController();
  const started = Array.from({ length: 8 }, (_, index) => site.get(index, greedy));
  const waiting = site.get(8, greedy);
  const refused = site.get(9, greedy, gone.signal);
  gone.abort();
  const answer = await refused;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');

  const others = ['192.0.2.2', '2001:db8::/48'].map((visitor, index) =>
    site.get(10 + index, visitor),
  );
  await vi.waitFor(() => expect(site.answers).toHaveLength(10));
  for (const response of site.answers.slice(8)) response.end(photograph);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  expect(site.answers).toHaveLength(10);

  site.answers[0]?.end(photograph);
  site.answers[1]?.destroy();
  expect((await Promise.all(started.slice(0, 2))).map(({ status }) => status)).toEqual([200, 502]);
  await vi.waitFor(() => expect(site.answers).toHaveLength(11));
  site.answers[10]?.end(photograph);
  expect((await waiting).status).toBe(200);
  for (const response of site.answers) response.destroy();
  await Promise.all(started);
});
