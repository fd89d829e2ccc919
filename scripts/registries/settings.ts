import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SettingWords, settingRules, settingWords } from '#server/setting-rules.ts';

const root = join(import.meta.dirname, '../..');

const tableInReadme = /(?<=^<!-- settings: .*-->\n).*?(?=^<!-- end of settings -->$)/ms;

/**
 * What the settings say of themselves.
 *
 * @returns `.env.example`, and README with its table of settings, by path in the project
 * @throws when a setting says nothing of itself, or README has no place for the table
 */
export function settingsDocumentation(): Record<string, string> {
  const settings = Object.entries(settingRules.shape).map(
    ([name, rule]): [string, SettingWords] => {
      const words = settingWords.get(rule);
      if (!words) throw new Error(`server/setting-rules.ts: ${name} says nothing of itself`);
      return [name, words];
    },
  );
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  if (!tableInReadme.test(readme)) throw new Error('README.md: no place for the table of settings');
  return {
    'README.md': readme.replace(tableInReadme, () => `\n${tableOf(settings)}\n`),
    '.env.example': exampleOf(settings),
  };
}

function tableOf(settings: [string, SettingWords][]): string {
  const head = ['setting', 'what it is', 'default'];
  const rows = settings.map(([name, { what, otherwise = '' }]) => [`\`${name}\``, what, otherwise]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = widths.map((width) => '-'.repeat(width));
  return [head, line, ...rows]
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function exampleOf(settings: [string, SettingWords][]): string {
  const blocks = Map.groupBy(settings, ([, { block }]) => block);
  const linesOf = ([name, { examples, comment }]: [string, SettingWords]) => [
    ...(comment ? [`# ${comment}`] : []),
    ...examples.map((example) => `# ${name}=${example}`),
  ];
  return `# Copy to .env and set what you need. Every line is optional: the site runs with none of them.
# The README's table says what each does.
# (Written by \`npm run registries\` from server/setting-rules.ts: changes here are lost.)
${[...blocks.values()].map((block) => `\n${block.flatMap(linesOf).join('\n')}\n`).join('')}`;
}
