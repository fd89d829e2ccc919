import type { ApplicationSlug } from '#submissions/forms/application-programmes.ts';
import type { ApplicationPage } from '../vocabulary/form-page.ts';
import type { Action } from '../vocabulary/nouns.ts';

/** Where the way back leads, and what it is called (requirements 2, "Application pages"). */
const back = { to: '/apply', name: 'Back to Programs' } satisfies Action;

/** The pages with the shared form, by the programme's slug. */
export const applicationPages: Record<ApplicationSlug, ApplicationPage> = {
  'pathway-program': {
    title: 'Apply for Pathway Program',
    description:
      'Foundation study first, then a paid internship: a degree with work experience behind it.',
    back,
    highlights: [
      { label: 'Duration', value: '12-24 months' },
      { label: 'Universities', value: 'Global Partners' },
      { label: 'Outcome', value: 'Degree + Work Experience' },
    ],
  },
  'student-exchange': {
    title: 'Apply for Student Exchange Program',
    description:
      'Study at a partner institution abroad, then come home and finish the degree you began.',
    back,
    highlights: [
      { label: 'Duration', value: '2-6 months' },
      { label: 'Focus', value: 'Cultural Exchange' },
      { label: 'Experience', value: 'Life-Changing' },
    ],
  },
  'virtual-internship': {
    title: 'Apply for Virtual Internship Program',
    description:
      'Work with a company in another country from your own desk. Tell us who you are, what you study and where you want to begin.',
    back,
    highlights: [
      { label: 'Duration', value: '3-12 months' },
      { label: 'Companies', value: '70+ Countries' },
      { label: 'Location', value: 'Work from Home' },
    ],
  },
  'hotel-immersion': {
    title: 'Apply for Hotel Immersion Program',
    description:
      'See a working hotel from the inside: Front Office, Housekeeping, Food & Beverage, Sales & Marketing.',
    back,
    highlights: [
      { label: 'Duration', value: '1 Day' },
      { label: 'Location', value: 'Premium Hotels' },
      { label: 'Experience', value: 'Hands-on Exposure' },
    ],
  },
  'professional-immersion': {
    title: 'Apply for Professional Immersion Program',
    description: 'Seminars and site visits that show you how hotels work before you work in one.',
    back,
    highlights: [
      { label: 'Duration', value: '1-3 Days' },
      { label: 'Training', value: 'Seminars + Site Visits' },
      { label: 'Foundation', value: 'Career Preparation' },
    ],
  },
  'medical-internships': {
    title: 'Apply for Medical Internships Program',
    description:
      'Learn beside doctors and nurses in another country. You choose where, and for how long.',
    back,
    highlights: [
      { label: 'Duration', value: '2-12 weeks' },
      { label: 'Locations', value: '12+ Countries' },
      { label: 'Impact', value: 'Life-Changing' },
    ],
  },
  'agriculture-internship': {
    title: 'Apply for Agriculture Internship Program',
    description:
      'A livestock traineeship on a Danish farm, with a monthly stipend and 5 weeks of paid holiday.',
    back,
    highlights: [
      { label: 'Duration', value: '12-18 months' },
      { label: 'Location', value: 'Denmark' },
      { label: 'Stipend', value: 'EUR 1,600-2,130 per month' },
    ],
  },
};
