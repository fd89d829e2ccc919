import { readFileSync } from 'node:fs';
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
