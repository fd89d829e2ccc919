import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from './source.ts';

const folder = join(import.meta.dirname, '../../public/illustrations');

/** @returns the module with the names of all pictures, `flags/de` among them, by path in the project */
export function illustrationRegistry(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.replaceAll('\\', '/').replace('.svg', ''))
    .sort();
  return {
    'app/illustrations/illustration-names.ts': `
/** For \`illustrations.ts\`, which gives them to the others. */
export const names = [
${names.map((name) => `  ${quoted(name)},`).join('\n')}
] as const;
`,
  };
}
