import { formats } from '../formats/formats.ts';
import type { Language } from '../language.ts';
import type { Brochure } from '../types/programme.ts';
import printed from './brochure.json' with { type: 'json' };
import { sharedTexts } from './shared-texts.ts';

/** The size of the PDF in bytes, and the hash of its sources, in each language. */
export const printedBrochures: Record<Language, { bytes: number; madeFrom: string }> = printed;

/**
 * Creates the offer of the international internship's brochure (requirements 2, "Programme pages"). The PDF is made from the
 * texts of the page. After a change to them run `npx node scripts/brochure.ts`, which also writes the sizes to brochure.json.
 *
 * @param title the heading of the offer
 */
export function createBrochure(title: string, language: Language): Brochure {
  const { lead, download, formatSize } = sharedTexts[language].brochure;
  const { bytes } = printedBrochures[language];
  return {
    title,
    lead,
    download: {
      name: download,
      path: `/brochures/international-internship${language === 'en' ? '' : `-${language}`}.pdf`,
      language,
      bytes,
      size: formatSize(formats[language].number(Math.ceil(bytes / 1000))),
    },
  };
}
