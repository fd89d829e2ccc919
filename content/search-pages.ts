import { programmes } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import type { Action } from './types/common.ts';

/** A page that the search finds. `text` is shown below its name, `words` are hidden keywords. */
type SearchPage = Action & { text: string; words?: string };

/** The pages other than countries, programmes and posts. */
export const searchPages = [
  {
    to: '/global-programs',
    name: 'Global Programs',
    text: 'Who can apply, what is included, what you need',
    words: 'can i go eligibility requirements documents overview programmes',
  },
  {
    to: '/global-programs?age=',
    name: 'Can I go?',
    text: 'Answer seven questions, and see where you can go',
    words: 'eligibility age english passport answer quiz finder match compare plan',
  },
  {
    to: '/destinations',
    name: 'Destinations',
    text: 'All countries, by region',
    words: 'country pay salary stipend money gulf pacific map compare',
  },
  {
    to: '/apply',
    name: 'Apply Now',
    text: 'Choose a programme, and the eight documents',
    words: 'application form resume cv passport documents motivation letter',
  },
  {
    to: '/contact',
    name: 'Contact',
    text: 'Offices, hours, a message to us',
    words:
      'ask cost fee price phone e-mail email address office dhaka london consultation whatsapp map',
  },
  {
    to: '/about',
    name: 'About us',
    text: 'Who we are, and how we work',
    words: 'mission vision affiliations six steps organisation team',
  },
  {
    to: '/services',
    name: 'Services',
    text: 'For students, employers and institutions',
    words: 'visa support career counselling training recruitment',
  },
  {
    to: '/national-programs',
    name: 'National Programs',
    text: 'Inside Bangladesh',
    words: 'local dhaka',
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
    words: 'company hire recruit bangladesh partner',
  },
  {
    to: '/events',
    name: 'Events and Updates',
    text: 'Seminar, fair and webinar',
    words: 'calendar date meet',
  },
  {
    to: '/blog',
    name: 'Posts',
    text: 'Event notes, guides and news',
    words: 'blog articles updates stories',
  },
  { to: '/', name: 'Home', text: 'Start page', words: 'start' },
  ...programmes.map(({ slug, applicationPath }) => ({
    to: applicationPath,
    name: programmeRecords[slug].application.title,
    text: 'Application form',
  })),
] satisfies SearchPage[];
