import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Mails, the brochure and the staff tool are run by Node as they are, without a bundler.
test('plain Node can read every content file', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(import.meta.dirname, file));
  expect(files.length).toBeGreaterThan(20);
  const imports = files.map((file) => `await import(${JSON.stringify(file)});`).join('\n');
  const output = execFileSync('node', ['--input-type=module', '--eval', imports], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(output).toBe('');
});
