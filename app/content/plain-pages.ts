import type { ProgrammeSlug } from './programmes/programmes.ts';
import { findProgramme, programmes } from './programmes/programmes.ts';
import type { Brief } from './vocabulary/nouns.ts';

const consultation = { to: '/contact', name: 'Book Free Consultation' };
const applyNow = { to: '/apply', name: 'Apply Now' };

const programmeTexts: Partial<Record<ProgrammeSlug, string>> = {
  'study-abroad':
    'University matching, applications and visa support, from first choice to arrival. Study abroad takes 1 to 4 years.',
  'virtual-internship':
    'Work with a company in another country from your own desk: 10, 20 or 30 hours per week for 1 to 4 months.',
  'pathway-program':
    'Foundation study and a paid internship on the way to a degree, in 6 months to 2 years.',
  'student-exchange':
    'Two to six months at a partner institution, then home to finish your degree.',
  'professional-immersion': 'Seminars and site visits that prepare you for a career in hotels.',
  'hotel-immersion':
    'Front Office, Housekeeping, Food & Beverage, Sales & Marketing: a working hotel from the inside.',
};

const programmePages = Object.fromEntries(
  programmes.flatMap(({ slug, name, path, applicationPath }) => {
    const lede = programmeTexts[slug];
    if (!lede) return [];
    const apply = slug === 'hotel-immersion' ? '/contact' : applicationPath;
    const page = { title: name, lede, actions: [{ to: apply, name: 'Apply Now' }, consultation] };
    return [[path.slice(1), page] as const];
  }),
);

/** The seven of the apply hub (SPEC section 2). */
const hubProgrammes: ProgrammeSlug[] = [
  'international-internship',
  'study-abroad',
  'pathway-program',
  'student-exchange',
  'virtual-internship',
  'hotel-immersion',
  'professional-immersion',
];

/** The screens that share one plain page, by route id (routes.ts). */
export const plainPages: Record<string, Brief> = {
  ...programmePages,
  about: {
    title: 'About Us',
    lede: 'We help people in Bangladesh study, train and work abroad, and have done so for 5+ years.',
    actions: [
      { to: '/global-programs', name: 'Global Programs' },
      { to: '/contact', name: 'Contact Us' },
    ],
  },
  apply: {
    title: 'Apply',
    lede: 'Choose your programme. The form takes your studies, your dates and where you want to go.',
    actions: hubProgrammes.map((slug) => {
      const { applicationPath, name } = findProgramme(slug);
      return { to: applicationPath, name };
    }),
  },
  'apply/international-internship': {
    title: 'Apply for International Internship Program',
    lede: 'Duration 3-24 months, 20+ countries, globally recognised certificate.',
    actions: [
      { to: findProgramme('international-internship').path, name: 'Back to Programs' },
      { to: '/contact', name: 'Book a Consultation' },
    ],
  },
  'apply/study-abroad': {
    title: 'Apply for Study Abroad Program',
    lede: 'Duration 6-24 months, top ranked universities, part-time work allowed.',
    actions: [
      { to: findProgramme('study-abroad').path, name: 'Back to Programs' },
      { to: '/contact', name: 'Book a Consultation' },
    ],
  },
  'global-programs': {
    title: 'Global Programs',
    lede: 'Nine ways to study, train and work abroad. Each starts with what you can do now and where you want to be next.',
    actions: programmes.map(({ path, name }) => ({ to: path, name })),
  },
  destinations: {
    title: 'Destinations',
    lede: 'What varies by destination: the programmes, the stay, the pay and the papers. We help with each of them.',
    actions: [
      { to: '/contact', name: 'Contact' },
      { to: '/global-programs', name: 'Global Programs' },
      applyNow,
    ],
  },
  'national-programs': {
    title: 'National Programs',
    lede: 'Programmes inside Bangladesh, for students and for employers.',
    actions: [
      { to: '/national-programs/students', name: 'For Students' },
      { to: '/national-programs/employers', name: 'For Employers' },
      { to: '/contact', name: 'Contact' },
    ],
  },
  'national-programs/students': {
    title: 'National Programs for Students',
    lede: 'Local internships, seminars and guidance for ages 18 to 25.',
    actions: [{ to: '/contact', name: 'Talk to a Program Advisor' }],
  },
  'national-programs/employers': {
    title: 'National Programs for Employers',
    lede: 'Talent acquisition, campus talks and HR development.',
    actions: [{ to: '/contact', name: 'Contact Our Placement Team' }],
  },
  services: {
    title: 'Services',
    lede: 'What we do for students, employers and institutions.',
    actions: [{ to: '/contact', name: 'Contact Us' }],
  },
  events: {
    title: 'Events and Updates',
    lede: 'Seminars, fairs and webinars. News and guides are in the blog.',
    actions: [
      { to: '/blog', name: 'Events & Updates' },
      { to: '/contact', name: 'Contact' },
    ],
  },
  contact: {
    title: 'Contact',
    lede: 'Write to us, call us, or come by: Sunday to Thursday 10:00 AM to 6:00 PM. We are closed on Friday and Saturday.',
    actions: [{ to: '/global-programs', name: 'Global Programs' }],
  },
};
