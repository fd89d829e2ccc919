import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Node runs the mails, the brochure script and the staff tool without a bundler.
test('Node can import every content file without a bundler', () => {
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
