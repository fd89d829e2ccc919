import { searchPages as bengali } from './bn/search-pages.ts';
import { getCostsOverview } from './costs.ts';
import { searchPages as english } from './en/search-pages.ts';
import type { Language } from './language.ts';
import { type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import type { Action } from './types/common.ts';

/**
 * A page that the search finds. `text` is shown below its name, `words` are hidden keywords, and a `lesser` page ranks below
 * others.
 */
type SearchPage = Action & { text: string; words?: string; lesser?: true };

const overviewWords =
  'can i go eligibility requirements documents overview programmes included certificate review brochure success rate';
const contactWords =
  'ask cost fee price phone number call e-mail email address office hours open dhaka london consultation advisor message whatsapp map';

function createSearchPages(language: Language): SearchPage[] {
  const texts = { en: english, bn: bengali }[language];
  const records = localisedProgrammes[language];
  const costs = getCostsOverview(language);
  return [
    { to: '/global-programs', ...texts.overview, words: overviewWords },
    {
      to: `/global-programs#${costs.id}`,
      name: costs.title,
      ...texts.costs,
      words: 'cost fee price pay abroad',
    },
    {
      to: '/global-programs?age=',
      ...texts.finder,
      words: 'eligibility age english passport answer quiz finder match',
    },
    {
      to: '/destinations',
      ...texts.destinations,
      words: 'country salary stipend europe asia gulf pacific america map compare',
    },
    {
      to: '/apply',
      ...texts.apply,
      words: 'application form ফরম online admission resume cv passport documents motivation letter',
    },
    { to: '/contact', ...texts.contact, words: contactWords },
    {
      to: '/about',
      ...texts.about,
      words: 'mission vision affiliations six steps organisation team trust partners experience',
    },
    {
      to: '/services',
      ...texts.services,
      words: 'visa support career counselling guidance training recruitment help',
    },
    { to: '/national-programs', ...texts.national, words: 'local dhaka bangladesh at home' },
    {
      to: '/national-programs/students',
      ...texts.students,
      words: 'registration register bangladesh campus',
    },
    {
      to: '/national-programs/employers',
      ...texts.employers,
      words: 'company organisation employer hire recruit intern bangladesh partner workforce',
    },
    { to: '/events', ...texts.events, words: 'calendar date meet workshop' },
    { to: '/blog', ...texts.blog, words: 'blog articles updates stories' },
    { to: '/', ...texts.home, lesser: true },
    ...programmes.map(({ slug, applicationPath }) => ({
      to: applicationPath,
      name: records[slug].application.title,
      lesser: true as const,
      ...texts.application,
    })),
  ];
}

/** The pages other than countries, programmes and posts, in each language. */
export const searchPages = { en: createSearchPages('en'), bn: createSearchPages('bn') };

/** Hidden keywords of programmes, besides those that the search takes from their pages. */
export const programmeSearchWords: Partial<Record<ProgrammeSlug, string>> = {
  'study-abroad': 'scholarship loan tuition fees degree masters university admission visa',
  'international-internship': 'job work salary visa certificate',
  'medical-internships': 'nurse doctor hospital',
  'virtual-internship': 'computer software remote',
  'student-exchange': 'semester',
  'agriculture-internship': 'denmark job',
};
