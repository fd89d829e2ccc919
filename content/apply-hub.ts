import { getApplicationPage } from './application-pages.ts';
import { createContactPath } from './contact-path.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocuments } from './required-documents.ts';
import type { Fact } from './types/common.ts';
import type { ApplyCard } from './types/programme.ts';

/** Creates a card that links to the programme's own application page. */
function createCard(slug: ProgrammeSlug, duration: Fact): ApplyCard {
  const { name, applicationPath, text, picture } = programmeRecords[slug];
  const { description: _, ...decoration } = picture;
  const apply = { to: applicationPath, name: 'Apply online' };
  return { name, text, picture: decoration, duration, apply };
}

/** Creates a card that links to /contact first, and to the form second (requirements, "Routes and links"). */
const createCardWithContact = (slug: ProgrammeSlug): ApplyCard => ({
  ...createCard(slug, getApplicationPage(slug).highlights[0]),
  contact: { to: createContactPath(slug), name: 'Ask us first' },
});

/** The texts of /apply (requirements 2, "Apply hub"): seven programmes and eight documents. */
export const applyHub = {
  title: 'Choose a programme and apply',
  description:
    'Seven programmes abroad, how long each takes, where you apply, and the eight documents that we ask for later.',
  lede: 'Seven programmes, one form each. We review your application and get back to you within 48 hours.',
  cards: {
    first: [
      createCard(
        'international-internship',
        getApplicationPage('international-internship').highlights[0],
      ),
      createCard('study-abroad', getApplicationPage('study-abroad').highlights[0]),
    ],
    others: [
      createCardWithContact('pathway-program'),
      createCardWithContact('student-exchange'),
      createCardWithContact('virtual-internship'),
      createCardWithContact('hotel-immersion'),
      createCardWithContact('professional-immersion'),
    ],
    /** Joins a link's name and the programme's name for screen readers: 'Apply online about …'. */
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
