import type { Brochure, ProgrammeRecord } from '../types/programme.ts';
import records from './brochures.json' with { type: 'json' };

/** The size of each printed brochure, and the hash of what it was made from, by the programme's slug. */
export const printedBrochures: Record<string, { bytes: number; madeFrom: string } | undefined> =
  records;

/**
 * A programme's brochure, as its page offers it. The file is made of the page's own texts: after a change to them run
 * `npx node scripts/brochure.ts`, which also writes the sizes to brochures.json.
 *
 * @param length how long the programme takes, for the cover
 */
export function createBrochure(
  { slug, name, picture, brochureCover }: ProgrammeRecord,
  length: string,
): Brochure {
  const { focus, height = 92, ...grounds } = brochureCover;
  return {
    title: 'The whole programme in a PDF',
    lede: 'Read it offline, print it, or show it at home.',
    download: {
      name: 'Download brochure (PDF)',
      path: `/brochures/${slug}.pdf`,
      bytes: printedBrochures[slug]?.bytes ?? 0,
    },
    cover: { title: name, length, picture: { file: picture.file, focus }, height, ...grounds },
  };
}
