import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pauseText } from '#app/content/pause.ts';
import type { ProgrammeRecord } from '#app/content/vocabulary/programme.ts';
import { constantOf, entry, property } from './source.ts';

const folder = 'app/content/programmes';
const root = join(import.meta.dirname, '../..');

/** The compiler has not seen the files yet: it names what is missing in one, where it is missing. */
type Entry = { slug: string; constant: string; record: Partial<ProgrammeRecord> };

/**
 * Reads every programme's record.
 *
 * @returns the modules that list them, by path in the project: the list that the browser gets, without texts, and the
 *   records and pages by slug
 * @throws when a file can't be read by Node, or when its record or page isn't called like the file
 */
export async function programmeRegistries(): Promise<Record<string, string>> {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'));
  const entries = (await Promise.all(files.map(entryOf))).filter((entry) => entry !== undefined);
  const inOrder = entries.toSorted((one, other) => orderOf(one) - orderOf(other));
  return {
    [`${folder}/programme-list.ts`]: listOf(inOrder),
    [`${folder}/records.ts`]: recordsOf(inOrder),
  };
}

/** @returns undefined when the file holds no programme */
async function entryOf(file: string): Promise<Entry | undefined> {
  const path = join(root, folder, file);
  if (!/^export const programme = /m.test(readFileSync(path, 'utf8'))) return undefined;
  const slug = file.replace('.ts', '');
  const constant = constantOf(slug);
  const module = await import(pathToFileURL(path).href);
  const record: Partial<ProgrammeRecord> = module.programme;
  if (record.slug !== slug) throw new Error(`${folder}/${file}: its slug has to be '${slug}'`);
  if (!module[constant])
    throw new Error(`${folder}/${file}: its page has to be called ${constant}`);
  return { slug, constant, record };
}

function orderOf({ record }: Entry): number {
  return record.order ?? Number.MAX_SAFE_INTEGER;
}

function listOf(entries: Entry[]): string {
  return `
import type { ListedProgramme } from '../vocabulary/programme.ts';

/** For \`programmes.ts\`, which gives them their addresses. The browser gets this list, so that it holds no texts. */
export const programmeList = [
${entries.map(lineOf).join('\n')}
] as const satisfies ListedProgramme[];

export type ProgrammeSlug = (typeof programmeList)[number]['slug'];
`;
}

function lineOf({ slug, record: { name, icon, form, paused, atHome } }: Entry): string {
  return entry({ slug, name, icon, form, atHome, paused: paused && pauseText(paused) });
}

function recordsOf(entries: Entry[]): string {
  const imports = [
    ['programme-list', `import type { ProgrammeSlug } from './programme-list.ts';`] as const,
    ...entries.map((each) => [each.slug, importOf(each)] as const),
  ].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  const records = entries.map(({ slug, constant }) => property(slug, `${constant}Record`));
  const pages = entries.map(({ slug, constant }) => property(slug, constant));
  return `
import type { ProgrammePage, ProgrammeRecord } from '../vocabulary/programme.ts';
${imports.map(([, line]) => line).join('\n')}

/** What all pages know of each programme. For loaders, as the pages: it is all of their texts. */
export const programmeRecords: Record<ProgrammeSlug, ProgrammeRecord> = {
${records.join('\n')}
};

/** What each programme's page says. */
export const programmePages = {
${pages.join('\n')}
} satisfies Record<ProgrammeSlug, ProgrammePage>;
`;
}

function importOf({ slug, constant }: Entry): string {
  const names = [constant, `programme as ${constant}Record`];
  const line = `import { ${names.join(', ')} } from './${slug}.ts';`;
  return line.length <= 100 ? line : `import {\n  ${names.join(',\n  ')},\n} from './${slug}.ts';`;
}
