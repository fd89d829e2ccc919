import type { Html } from '#common/html.ts';
import type { Language } from '#content/language.ts';
import { isPlainProgrammePage } from '#content/programmes/is-plain-programme-page.ts';
import type { ProgrammeSlug } from '#content/programmes/programmes.ts';
import { localisedProgrammePages } from '#content/programmes/records.ts';
import type { PlainProgrammePage } from '#content/types/programme.ts';
import { items, page, section } from './elements.ts';
import { immersionPages } from './immersion-pages.ts';
import { internshipPages } from './internship-pages.ts';
import { callToAction, introduction, requirements } from './shared-sections.ts';
import { studyPages } from './study-pages.ts';

/** Builds the pages of a programme without sections of its own. */
export const plainPages = (content: PlainProgrammePage) => [
  page(
    introduction(content.lede, content.facts),
    section('light', content.provisions.title, items(content.provisions.statements, 1)),
  ),
  page(...requirements(content), callToAction(content)),
];

const pages: Partial<Record<ProgrammeSlug, (language: Language) => Html[]>> = {
  ...studyPages,
  ...internshipPages,
  ...immersionPages,
};

/**
 * Builds the pages of a brochure after its cover.
 *
 * @throws Error when the programme has neither pages here nor the content that plain pages need
 */
export function getPages(slug: ProgrammeSlug, language: Language): Html[] {
  const content = localisedProgrammePages[language][slug];
  const createPages = pages[slug];
  if (createPages) return createPages(language);
  if (!isPlainProgrammePage(content))
    throw new Error(`${slug} has no "provisions" for its brochure`);
  return plainPages(content);
}
