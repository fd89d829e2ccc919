import { type ProgrammeSlug, programmes } from '#app/content/programmes/programmes.ts';
import { programmePages } from '#app/content/programmes/records.ts';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';
import type { Html } from './html.ts';

type BrochureContent = { content: ProgrammePage; pages: Html[] };

async function brochure(slug: ProgrammeSlug): Promise<[ProgrammeSlug, BrochureContent]> {
  const { pages }: { pages: Html[] } = await import(`./programmes/${slug}.ts`);
  return [slug, { content: programmePages[slug], pages }];
}

/** Every programme's brochure: its content, and the pages after the cover, from the file of its name. */
export const brochures = Object.fromEntries(
  await Promise.all(programmes.map(({ slug }) => brochure(slug))),
) as Record<ProgrammeSlug, BrochureContent>;
