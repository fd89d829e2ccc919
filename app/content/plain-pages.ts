import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmes } from './programmes/programmes.ts';

/** A screen in brief: its heading, what it is about, and where a visitor goes from there. */
export type PlainPage = { title: string; text: string; links: { to: string; name: string }[] };

const consultation = { to: '/contact', name: 'Book Free Consultation' };
const applyNow = { to: '/apply', name: 'Apply Now' };

const programmeTexts: Partial<Record<ProgrammeSlug, string>> = {
  'study-abroad':
    'University matching, applications and visa support, from first choice to arrival. Study abroad takes 1 to 4 years.',
  'virtual-internship':
    'Work with a company in another country from your own desk: 10, 20 or 30 hours per week for 1 to 4 months.',
  'agriculture-internship':
    'A livestock traineeship on a Danish farm, with a stipend of EUR 1,600 to 2,130 per month plus overtime.',
  'medical-internships': 'Two to twelve weeks in a clinical setting, in one of twelve countries.',
  'pathway-program':
    'Foundation study and a paid internship on the way to a degree, in 6 months to 2 years.',
  'student-exchange':
    'Two to six months at a partner institution, then home to finish your degree.',
  'professional-immersion': 'Seminars and site visits that prepare you for a career in hotels.',
  'hotel-immersion':
    'Front Office, Housekeeping, Food & Beverage, Sales & Marketing: a working hotel from the inside.',
};

const programmePages = Object.fromEntries(
  programmes.flatMap(({ slug, name }) => {
    const text = programmeTexts[slug];
    if (!text) return [];
    const apply = slug === 'hotel-immersion' ? '/contact' : `/apply/${slug}`;
    const page = { title: name, text, links: [{ to: apply, name: 'Apply Now' }, consultation] };
    return [[`global-programs/${slug}`, page] as const];
  }),
);

/** The screens that share one plain page, by route id (routes.ts). */
export const plainPages: Record<string, PlainPage> = {
  ...programmePages,
  about: {
    title: 'About Us',
    text: 'We help people in Bangladesh study, train and work abroad, and have done so for 5+ years.',
    links: [
      { to: '/global-programs', name: 'Global Programs' },
      { to: '/contact', name: 'Contact Us' },
    ],
  },
  apply: {
    title: 'Apply',
    text: 'Choose your programme. The form takes your studies, your dates and where you want to go.',
    links: [
      { to: '/apply/international-internship', name: 'International Internship' },
      { to: '/apply/study-abroad', name: 'Study Abroad' },
      { to: '/apply/pathway-program', name: 'Pathway Program' },
      { to: '/apply/student-exchange', name: 'Student Exchange' },
      { to: '/apply/virtual-internship', name: 'Virtual Internship' },
      { to: '/apply/hotel-immersion', name: 'Hotel Immersion' },
      { to: '/apply/professional-immersion', name: 'Professional Immersion' },
    ],
  },
  'apply/international-internship': {
    title: 'Apply for International Internship Program',
    text: 'Duration 3-24 months, 20+ countries, globally recognised certificate.',
    links: [
      { to: '/global-programs/international-internship', name: 'Back to Programs' },
      { to: '/contact', name: 'Book a Consultation' },
    ],
  },
  'apply/study-abroad': {
    title: 'Apply for Study Abroad Program',
    text: 'Duration 6-24 months, top ranked universities, part-time work allowed.',
    links: [
      { to: '/global-programs/study-abroad', name: 'Back to Programs' },
      { to: '/contact', name: 'Book a Consultation' },
    ],
  },
  'global-programs': {
    title: 'Global Programs',
    text: 'Nine ways to study, train and work abroad. Each starts with what you can do now and where you want to be next.',
    links: programmes.map(({ slug, name }) => ({ to: `/global-programs/${slug}`, name })),
  },
  destinations: {
    title: 'Destinations',
    text: 'What varies by destination: the programmes, the stay, the pay and the papers. We help with each of them.',
    links: [
      { to: '/contact', name: 'Contact' },
      { to: '/global-programs', name: 'Global Programs' },
      applyNow,
    ],
  },
  'national-programs': {
    title: 'National Programs',
    text: 'Programmes inside Bangladesh, for students and for employers.',
    links: [
      { to: '/national-programs/students', name: 'For Students' },
      { to: '/national-programs/employers', name: 'For Employers' },
      { to: '/contact', name: 'Contact' },
    ],
  },
  'national-programs/students': {
    title: 'National Programs for Students',
    text: 'Local internships, seminars and guidance for ages 18 to 25.',
    links: [{ to: '/contact', name: 'Talk to a Program Advisor' }],
  },
  'national-programs/employers': {
    title: 'National Programs for Employers',
    text: 'Talent acquisition, campus talks and HR development.',
    links: [{ to: '/contact', name: 'Contact Our Placement Team' }],
  },
  services: {
    title: 'Services',
    text: 'What we do for students, employers and institutions.',
    links: [{ to: '/contact', name: 'Contact Us' }],
  },
  events: {
    title: 'Events and Updates',
    text: 'Seminars, fairs and webinars. News and guides are in the blog.',
    links: [
      { to: '/blog', name: 'Events & Updates' },
      { to: '/contact', name: 'Contact' },
    ],
  },
  contact: {
    title: 'Contact',
    text: 'Write to us, call us, or come by: Sunday to Thursday 10:00 AM to 6:00 PM. We are closed on Friday and Saturday.',
    links: [{ to: '/global-programs', name: 'Global Programs' }],
  },
};
