import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Country, Listing } from '#app/content/vocabulary/country.ts';
import { constantOf, entry, property } from './source.ts';

const folder = 'app/content/destinations';
const root = join(import.meta.dirname, '../..');

/** The compiler has not seen the files yet: it names what is missing in one, where it is missing. */
type Unchecked = Partial<Omit<Country, 'listing'>> & { listing?: Partial<Listing> };

type Entry = { slug: string; constant: string; record: Unchecked };

/**
 * Reads every country's record.
 *
 * @returns the modules that list them, by path in the project: the list that every page carries, without texts, and
 *   the records by slug
 * @throws when a file can't be read by Node, or when what it exports is not called like the file
 */
export async function countryRegistries(): Promise<Record<string, string>> {
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.ts'));
  const entries = (await Promise.all(files.map(entryOf))).filter((entry) => entry !== undefined);
  const inOrder = entries.toSorted((one, other) => orderOf(one) - orderOf(other));
  return {
    [`${folder}/destinations.ts`]: listOf(inOrder),
    [`${folder}/records.ts`]: recordsOf(inOrder),
  };
}

/** @returns undefined when the file holds no country */
async function entryOf(file: string): Promise<Entry | undefined> {
  const path = join(root, folder, file);
  const exported = /^export const (\w+): Country = /m.exec(readFileSync(path, 'utf8'))?.[1];
  if (exported === undefined) return undefined;
  const slug = file.replace('.ts', '');
  const constant = constantOf(slug);
  if (exported !== constant) {
    throw new Error(
      `${folder}/${file}: "export const ${exported}" has to be called like the file, ${constant}`,
    );
  }
  const module = (await import(pathToFileURL(path).href)) as Record<string, Unchecked>;
  return { slug, constant, record: module[exported] ?? {} };
}

function orderOf({ record }: Entry): number {
  return record.listing?.order ?? Number.MAX_SAFE_INTEGER;
}

function listOf(entries: Entry[]): string {
  return `
import type { Destination } from '../vocabulary/country.ts';

/**
 * Every country with a page: the 23 of the route table, and Ireland (requirements, "Routes and links"). Menu, home page,
 * overview and forms list them in this order. The menu brings this list into every page, so that it holds no texts.
 */
export const destinations = [
${entries.map(lineOf).join('\n')}
] as const satisfies Destination[];

export type DestinationSlug = (typeof destinations)[number]['slug'];
`;
}

function lineOf({ slug, record }: Entry): string {
  const { name = record.country, countryCode, region } = record.listing ?? {};
  // A record that is not complete yet has no placements.
  const { placements = [] } = record;
  const isPaused = placements.length > 0 && placements.every(({ paused }) => paused);
  return entry({ slug, name, countryCode, region, ...(isPaused && { isPaused }) });
}

function recordsOf(entries: Entry[]): string {
  const imports = [
    ['destinations', `import type { DestinationSlug } from './destinations.ts';`],
    ...entries.map(({ slug, constant }) => [slug, `import { ${constant} } from './${slug}.ts';`]),
  ] as [file: string, line: string][];
  // As Biome sorts imports.
  imports.sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }));
  const lines = entries.map(({ slug, constant }) => property(slug, constant));
  return `
import type { Country } from '../vocabulary/country.ts';
${imports.map(([, line]) => line).join('\n')}

/** What each country's page says, by its address: /destinations/germany. */
export const countryRecords: Record<DestinationSlug, Country> = {
${lines.join('\n')}
};
`;
}
