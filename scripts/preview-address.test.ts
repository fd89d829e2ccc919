import { isIP } from 'node:net';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';

test('pages are rendered at build time through an address, since a name may mean two', async () => {
  const { preview } = await resolveConfig({}, 'build');
  expect(isIP(String(preview.host))).not.toBe(0);
});
