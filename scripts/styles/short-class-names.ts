import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inLetters } from './letters.ts';

const root = join(import.meta.dirname, '../..');
const modules = globSync('app/**/*.module.css', { cwd: root }).sort();

/**
 * Short names for the classes of CSS modules, since every page carries its CSS: two letters for the module,
 * by its place among all, then the class's place in it. The same sources give the same names.
 *
 * @param name a class or animation as the module has it
 * @param file the module's path
 * @param css the module's text
 */
export function shortClassName(name: string, file: string, css: string) {
  const module = modules.indexOf(relative(root, file));
  if (module < 0) throw new Error(`${file} is not among the stylesheets of app/`);
  const names = new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi));
  return inLetters(module).padStart(2, 'a') + inLetters([...names].indexOf(name));
}
