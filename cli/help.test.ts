import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandDefinitions, commandNames, options } from './definitions.ts';
import { formatCommandHelp, formatSynopsis, generalHelp } from './help.ts';

test.each(commandNames)('the help of %s lists each of its options', (name) => {
  const help = formatCommandHelp(name);
  expect(generalHelp).toContain(`  ${formatSynopsis(name)} `);
  expect(help).toContain(`Usage: npm run applications -- ${formatSynopsis(name)} [options]`);
  const shown = [...help.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, option]) => option);
  expect(shown).toEqual([...commandDefinitions[name].options, 'help']);
  expect(help).toContain('Exit codes: 0 done, 1 failed');
});

test('every option belongs to a command', () => {
  const usedOptions = new Set<string>(
    commandNames.flatMap((name) => [...commandDefinitions[name].options]),
  );
  expect(Object.keys(options).filter((option) => !usedOptions.has(option))).toEqual(['help']);
});

test('README has a line for each command', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([a-z]+)(?: [^`]*)?` +\|/gm)].map(([, name]) => name);
  expect(listed.filter((name) => commandNames.some((known) => known === name))).toEqual(
    commandNames,
  );
});
