import { findProgramme } from '../programmes/programmes.ts';
import { requiredDocuments } from '../required-documents.ts';
import type { ApplicationPage } from '../vocabulary/form-page.ts';

const programmePath = (slug: 'international-internship' | 'study-abroad') =>
  findProgramme(slug).path;

/** What both pages say beside their forms. */
export const framedApplication = {
  documents: { title: 'The eight documents', documents: requiredDocuments },
};

/**
 * The pages of the programmes that are applied for with an outside form in a frame (requirements 2,
 * "Application pages").
 */
export const framedApplications = {
  'international-internship': {
    title: 'Apply for International Internship Program',
    description: 'Paid work at a host company abroad, with food and lodging, for 3 to 24 months.',
    highlights: [
      { label: 'Duration', value: '3-24 months' },
      { label: 'Destinations', value: '20+ countries' },
      { label: 'You receive', value: 'Globally recognised certificate' },
    ],
    back: { to: programmePath('international-internship'), name: 'Back to Programs' },
    picture: { file: 'prog-bridge', focus: '62% 52%' },
  },
  'study-abroad': {
    title: 'Apply for Study Abroad Program',
    description: 'A place at a university abroad, and help with the papers on the way there.',
    highlights: [
      { label: 'Duration', value: '6-24 months' },
      { label: 'Universities', value: 'Top Ranked Global' },
      { label: 'Study + Work', value: 'Part-time Work Allowed' },
    ],
    back: { to: programmePath('study-abroad'), name: 'Back to Programs' },
    picture: { file: 'prog-campus', focus: '50% 62%' },
  },
} satisfies Record<string, ApplicationPage>;
