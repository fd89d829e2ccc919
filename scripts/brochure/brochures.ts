import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPlain } from '#app/content/programmes/plain.ts';
import { type ProgrammeSlug, programmes } from '#app/content/programmes/programmes.ts';
import { programmePages } from '#app/content/programmes/records.ts';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';
import type { Html } from '#common/html.ts';
import { plainPages } from './plain.ts';

type BrochureContent = {
  content: ProgrammePage;
  pages: Html[];
  /** The stylesheet of its own pages, from this folder, without its ending. */
  styles: string;
};

async function brochure(slug: ProgrammeSlug): Promise<[ProgrammeSlug, BrochureContent]> {
  const content: ProgrammePage = programmePages[slug];
  const styles = `programmes/${slug}`;
  if (!existsSync(join(import.meta.dirname, `${styles}.ts`))) {
    if (!isPlain(content)) throw new Error(`${slug} has no "provisions" for its brochure`);
    return [slug, { content, pages: plainPages(content), styles: 'plain' }];
  }
  const { pages }: { pages: Html[] } = await import(`./programmes/${slug}.ts`);
  return [slug, { content, pages, styles }];
}

/** Every programme's brochure: its content, and the pages after the cover, from the file of its name or, without one, the plain ones. */
export const brochures = Object.fromEntries(
  await Promise.all(programmes.map(({ slug }) => brochure(slug))),
) as Record<ProgrammeSlug, BrochureContent>;
