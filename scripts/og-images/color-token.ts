import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const styles = join(import.meta.dirname, '../../app/styles');
const [tokens = '', tints = ''] = ['tokens.css', 'region-tints.css'].map((file) =>
  readFileSync(join(styles, file), 'utf8'),
);

/**
 * Reads a colour of the site (app/styles/tokens.css, region-tints.css).
 *
 * @param name for example 'river' for --color-river
 * @param region the palette, for `plate` and `tint`
 * @throws Error when there is no such colour
 */
export function readColorToken(name: string, region?: string): string {
  const palette = region && name === 'tint' ? tints : tokens;
  const start = region ? palette.indexOf(`.region-${region} {`) : 0;
  const value = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(palette.slice(start))?.[1];
  if (start < 0 || !value) throw new Error(`The styles have no colour ${name} ${region ?? ''}`);
  return value;
}
