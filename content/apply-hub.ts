import { applicationPage } from './application-pages.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocuments } from './required-documents.ts';
import type { Fact } from './types/nouns.ts';
import type { Pass } from './types/programme.ts';

/** A pass to the programme's own application page. */
function pass(slug: ProgrammeSlug, duration: Fact): Pass {
  const { name, applicationPath, text, picture } = programmeRecords[slug];
  const { description: _, ...decoration } = picture;
  const apply = { to: applicationPath, name: 'Apply online' };
  return { name, text, picture: decoration, duration, apply };
}

/** The specification sends these to /contact first; the form is their second way (requirements, "Routes and links"). */
const askFirst = (slug: ProgrammeSlug): Pass => ({
  ...pass(slug, applicationPage(slug).highlights[0]),
  ask: { to: '/contact', name: 'Ask us first' },
});

/** /apply (requirements 2, "Apply hub"): seven programmes and eight documents. */
export const applyHub = {
  title: 'Choose a programme and apply',
  description:
    'Seven programmes abroad, how long each takes, where you apply, and the eight documents that we ask for later.',
  lede: 'Seven programmes, one form each. We review your application and get back to you within 48 hours.',
  passes: {
    first: [
      pass('international-internship', applicationPage('international-internship').highlights[0]),
      pass('study-abroad', applicationPage('study-abroad').highlights[0]),
    ],
    others: [
      askFirst('pathway-program'),
      askFirst('student-exchange'),
      askFirst('virtual-internship'),
      askFirst('hotel-immersion'),
      askFirst('professional-immersion'),
    ],
    /** Joins a programme's name to what a link is called, for those who don't see the pass. */
    about: 'about',
  },
  documents: {
    title: 'Documents to prepare',
    lede: 'No document is needed to send the form. We ask for them when we review it; the clearances and proof of funds come after acceptance. A programme in Bangladesh needs no passport, clearance or proof of funds.',
    documents: requiredDocuments,
    actions: [
      { to: '/contact', name: 'Book a Consultation' },
      { to: '/destinations', name: 'Explore Global Destinations' },
    ],
  },
};
