import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  configSchema,
  getDefaultText,
  type SettingWords,
  settingWords,
} from '#server/config/config-schema.ts';

// `npx vitest run settings-documentation -u` writes both files.
const root = join(import.meta.dirname, '..');
const readmePath = join(root, 'README.md');

const tableInReadme = /(?<=^<!-- settings: .*-->\n).*?(?=^<!-- end of settings -->$)/ms;

type Setting = SettingWords & { name: string; byDefault: string | undefined };

const settings = Object.entries(configSchema.shape).map(([name, rule]): Setting => {
  const words = settingWords.get(rule);
  if (!words) throw new Error(`server/config/config-schema.ts: ${name} has no description`);
  return { name, ...words, byDefault: getDefaultText(rule) };
});

function settingsTable(): string {
  const head = ['setting', 'what it is', 'default'];
  const rows = settings.map(({ name, what, byDefault, otherwise }) => [
    `\`${name}\``,
    what,
    [byDefault && `\`${byDefault}\``, otherwise].filter(Boolean).join(', '),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = widths.map((width) => '-'.repeat(width));
  return [head, line, ...rows]
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function settingsExample(): string {
  const blocks = Map.groupBy(settings, ({ block }) => block);
  const linesOf = ({ name, byDefault, examples = [], comment }: Setting) => [
    ...(comment ? [`# ${comment}`] : []),
    // A default stands in README's table alone.
    ...(byDefault === undefined ? [] : [`# ${name}=`]),
    ...examples.map((example) => `# ${name}=${example}`),
  ];
  return `# Copy to .env and set what you need. Every line is optional: the site runs with none of them.
# The README's table says what each does.
# (\`npx vitest run settings-documentation -u\` writes this file from server/config/config-schema.ts.)
${[...blocks.values()].map((block) => `\n${block.flatMap(linesOf).join('\n')}\n`).join('')}`;
}

test('the README has a row for each setting', async () => {
  const readme = readFileSync(readmePath, 'utf8');
  expect(readme).toMatch(tableInReadme);
  const written = readme.replace(tableInReadme, () => `\n${settingsTable()}\n`);
  await expect(written).toMatchFileSnapshot(readmePath);
});

test('.env.example has an example of each setting', async () => {
  await expect(settingsExample()).toMatchFileSnapshot(join(root, '.env.example'));
});
