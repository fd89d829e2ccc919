import { costsId, costTexts } from './costs/cost-texts.ts';
import { type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import type { Action } from './types/common.ts';

/** A page that the search finds. `text` is shown below its name, `words` are hidden keywords, and a `lesser` page ranks below others. */
type SearchPage = Action & { text: string; words?: string; lesser?: true };

/** The pages other than countries, programmes and posts. */
export const searchPages = [
  {
    to: '/global-programs',
    name: 'Global Programs',
    text: 'Who can apply, what is included, what you need',
    words:
      'can i go eligibility requirements documents overview programmes included certificate review brochure success rate',
  },
  {
    to: `/global-programs#${costsId}`,
    name: costTexts.en.overview.title,
    text: 'Fee, deposit, visa, flight, insurance, housing',
    words: 'cost fee price pay',
  },
  {
    to: '/global-programs?age=',
    name: 'Can I go?',
    text: 'Answer seven questions, and see where you can go',
    words:
      'eligibility age english passport answer quiz finder match compare plan planner date deadline',
  },
  {
    to: '/destinations',
    name: 'Destinations',
    text: 'All countries, by region',
    words: 'country salary stipend europe asia gulf pacific america map compare',
  },
  {
    to: '/apply',
    name: 'Apply Now',
    text: 'Choose a programme, and the eight documents',
    words: 'application form online admission resume cv passport documents motivation letter',
  },
  {
    to: '/contact',
    name: 'Contact',
    text: 'Offices, hours, a message to us',
    words:
      'ask cost fee price phone number call e-mail email address office hours open dhaka london consultation advisor message whatsapp map',
  },
  {
    to: '/about',
    name: 'About us',
    text: 'Who we are, and how we work',
    words: 'mission vision affiliations six steps organisation team trust partners experience',
  },
  {
    to: '/services',
    name: 'Services',
    text: 'For students, employers and institutions',
    words: 'visa support career counselling guidance training recruitment help',
  },
  {
    to: '/national-programs',
    name: 'National Programs',
    text: 'Inside Bangladesh',
    words: 'local dhaka bangladesh at home',
  },
  {
    to: '/national-programs/students',
    name: 'National Programs for Students',
    text: 'Local internships, seminars, guidance',
    words: 'registration register bangladesh campus',
  },
  {
    to: '/national-programs/employers',
    name: 'National Programs for Employers',
    text: 'Talent, campus talks, HR development',
    words: 'company organisation employer hire recruit intern bangladesh partner workforce',
  },
  {
    to: '/events',
    name: 'Events and Updates',
    text: 'Seminar, fair and webinar',
    words: 'calendar date meet workshop',
  },
  {
    to: '/blog',
    name: 'Posts',
    text: 'Event notes, guides and news',
    words: 'blog articles updates stories',
  },
  { to: '/', name: 'Home', text: 'Start page', lesser: true },
  ...programmes.map(({ slug, applicationPath }) => ({
    to: applicationPath,
    name: programmeRecords[slug].application.title,
    lesser: true as const,
    text: 'Application form',
  })),
] satisfies SearchPage[];

/** Hidden keywords of programmes, besides those that the search takes from their pages. */
export const programmeSearchWords: Partial<Record<ProgrammeSlug, string>> = {
  'study-abroad': 'scholarship loan tuition fees degree masters university admission visa',
  'international-internship': 'job work salary visa certificate',
  'medical-internships': 'nurse doctor hospital',
  'virtual-internship': 'computer software remote',
  'student-exchange': 'semester',
  'agriculture-internship': 'denmark job',
};
