import { readdirSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import processSettings from './process.json' with { type: 'json' };

const deploy = (name: string) =>
  readFileSync(new URL(`../deploy/${name}`, import.meta.url), 'utf8').split('\n');
const program = [...processSettings.options, 'server/main.ts'];
const variables = Object.entries(processSettings.environment)
  .map((pair) => pair.join('='))
  .join(' ');

test('systemd starts the site as `npm start` does', () => {
  const unit = deploy('opar.service');
  const node = '/opt/opar/current/node_modules/.bin/node';
  expect(unit).toContain(`ExecStart=${[node, ...program].join(' ')}`);
  expect(unit).toContain(`Environment=${variables}`);
});

test('the Docker image starts the site as `npm start` does', () => {
  const image = deploy('Dockerfile');
  const words = program.map((word) => `"${word}"`).join(', ');
  expect(image).toContain(`CMD [${words}]`);
  expect(image).toContain(`ENV ${variables}`);
});

test('the Docker image has no tests, and none of its files needs one', () => {
  const patterns = deploy('Dockerfile.dockerignore').filter(
    (line) => line && !line.startsWith('!'),
  );
  const isLeftOut = (path: string) =>
    patterns.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));
  const folders = deploy('Dockerfile').flatMap(
    (line) => /^COPY --from=build \/opar\/(\w+) \1$/.exec(line)?.[1] ?? [],
  );
  expect(folders).toEqual(expect.arrayContaining(['app', 'server']));
  const sources = folders
    .filter((folder) => !['build', 'docs', 'node_modules'].includes(folder))
    .flatMap((folder) =>
      readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((path) => !isLeftOut(path)),
    );
  expect(sources.filter((path) => /vitest|\btests?\b/.test(path))).toEqual([]);
  const importers = sources.filter(
    (path) =>
      /\.(tsx?|mjs)$/.test(path) &&
      /from '[^']*(\/testing\/|\.test\.|vitest|#tests)/.test(
        readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'),
      ),
  );
  expect(importers).toEqual([]);
});
