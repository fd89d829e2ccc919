import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quoted } from './source.ts';

const sprite = join(import.meta.dirname, '../../app/components/ui/icon/icons.svg');

/** @returns the module with the names of the sprite's symbols, by path in the project */
export function iconRegistry(): Record<string, string> {
  const symbols = readFileSync(sprite, 'utf8').matchAll(/<symbol id="([^"]+)"/g);
  const names = [...symbols].flatMap(([, id]) => id ?? []).sort();
  return {
    'app/content/vocabulary/icon-name.ts': `
/** The symbols of \`components/ui/icon/icons.svg\`. */
export type IconName =
${names.map((name) => `  | ${quoted(name)}`).join('\n')};
`,
  };
}
