import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inLetters } from './letters.ts';

const root = join(import.meta.dirname, '../..');
/** What every page carries. */
const frame = globSync(
  'app/components/{layout/{footer,header,logo,navigation-progress,skip-link},ui}/**/*.module.css',
  {
    cwd: root,
  },
).sort();
const modules = new Set([...frame, ...globSync('app/**/*.module.css', { cwd: root }).sort()]);

/** By module: the short name of each of its classes and animations. */
const names = new Map<string, ReadonlyMap<string, string>>();
/** By short name: the module, absolute. */
const modulesByName = new Map<string, string>();
let count = 0;
for (const module of modules) {
  const css = readFileSync(join(root, module), 'utf8');
  const own = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi));
  const short = new Map([...own].map((name) => [name, nextName()]));
  names.set(module, short);
  for (const name of short.values()) modulesByName.set(name, join(root, module));
}

/** Never "ad…": blockers of advertisements hide such classes on every site. */
function nextName(): string {
  const name = inLetters(count++);
  return /^ad/i.test(name) ? nextName() : name;
}

/**
 * Short names for the classes of CSS modules, since every page carries its CSS: one letter or two, by their place among
 * all, of which the frame has the first. The same sources give the same names.
 *
 * @param name a class or animation as the module has it
 * @param file the module's path
 */
export function shortClassName(name: string, file: string) {
  const short = names.get(relative(root, file))?.get(name);
  if (!short) throw new Error(`${file} with "${name}" is not among the stylesheets of app/`);
  return short;
}

/** The path of the module that has a class of this short name. */
export const moduleOf = (short: string) => modulesByName.get(short);
