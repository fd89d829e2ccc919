import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { Brochure, ProgrammeRecord } from '../types/programme.ts';
import records from './brochures.json' with { type: 'json' };
import { sharedTexts } from './shared-texts.ts';

/** The size of each brochure's PDF in bytes, and the hash of its sources, by the programme's slug. */
export const printedBrochures: Record<string, { bytes: number; madeFrom: string } | undefined> =
  records;

/**
 * Creates the offer of a programme's brochure on its page. The PDF is made from the texts of the page. After a change to
 * them run `npx node scripts/brochure.ts`, which also writes the sizes to brochures.json. There is one PDF, in English.
 *
 * @param length how long the programme takes, as a text on the cover
 * @param title the heading of the offer, which is the programme's own
 */
export function createBrochure(
  { slug, name, picture, brochureCover }: ProgrammeRecord,
  length: string,
  title: string,
  language: Language,
): Brochure {
  const { lede, download, formatSize } = sharedTexts[language].brochure;
  const bytes = printedBrochures[slug]?.bytes ?? 0;
  const { focus, height = 92, ...colours } = brochureCover;
  return {
    title,
    lede,
    download: {
      name: download,
      path: `/brochures/${slug}.pdf`,
      bytes,
      size: formatSize(formats[language].number(Math.ceil(bytes / 1000))),
    },
    cover: { title: name, length, picture: { file: picture.file, focus }, height, ...colours },
  };
}
