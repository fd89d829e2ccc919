import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import { languages } from '../language.ts';
import type { Brochure, ProgrammeRecord } from '../types/programme.ts';
import records from './brochures.json' with { type: 'json' };
import { sharedTexts } from './shared-texts.ts';

/** The size of a brochure's PDF in bytes, and the hash of its sources. */
type PrintedBrochure = { bytes: number; madeFrom: string };

/** The brochures that are printed, by language and by the programme's slug. */
export const printedBrochures: Record<
  Language,
  Record<string, PrintedBrochure | undefined>
> = records;

/** The programmes whose brochure is in Bengali, too. Each brochure is in English. */
const bengaliBrochures: readonly string[] = ['international-internship'];

/** Returns the languages in which there is a brochure of a programme. */
export const getBrochureLanguages = (slug: string): Language[] =>
  languages.filter((language) => language === 'en' || bengaliBrochures.includes(slug));

/**
 * Creates the offer of a programme's brochure on its page. The PDF is made from the texts of the page. After a change to them
 * run `npx node scripts/brochure.ts`, which also writes the sizes to brochures.json. Where there is none in the language of the
 * page, the page offers the English one and says so.
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
  const printed = getBrochureLanguages(slug).includes(language) ? language : 'en';
  const bytes = printedBrochures[printed][slug]?.bytes ?? 0;
  const { focus, height = 92, ...colours } = brochureCover;
  return {
    title,
    lede: lede(printed),
    download: {
      name: download,
      path: `/brochures/${slug}${printed === 'en' ? '' : `-${printed}`}.pdf`,
      language: printed,
      bytes,
      size: formatSize(formats[language].number(Math.ceil(bytes / 1000))),
    },
    cover: { title: name, length, picture: { file: picture.file, focus }, height, ...colours },
  };
}
