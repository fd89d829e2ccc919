import { getApplicationPage } from './application-pages.ts';
import { createContactPath } from './contact-path.ts';
import { finderLink } from './navigation.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocuments } from './required-documents.ts';
import type { Fact } from './types/common.ts';
import type { ApplyCard } from './types/programme.ts';

/** Creates a card that links to the programme's own application page. */
function createCard(slug: ProgrammeSlug, duration: Fact): ApplyCard {
  const { name, path, applicationPath, text, picture } = programmeRecords[slug];
  const { description: _, ...decoration } = picture;
  const apply = { to: applicationPath, name: 'Apply online' };
  return { name, programme: path, text, picture: decoration, duration, apply };
}

/** Creates a card that links to /contact first, and to the form second (requirements, "Routes and links"). */
const createCardWithContact = (slug: ProgrammeSlug): ApplyCard => ({
  ...createCard(slug, getApplicationPage(slug).highlights[0]),
  contact: { to: createContactPath(slug), name: 'Ask us first' },
});

/** The texts of /apply (requirements 2, "Apply hub"): seven programmes and eight documents; two programmes
 * more in rows below. */
export const applyHub = {
  title: 'Choose a programme and apply',
  description:
    'The programmes, how long each takes, where you apply, and the eight documents that we ask for later.',
  lede: 'One form for each programme. We review your application and get back to you within 48 hours.',
  finder: { ...finderLink.en, before: 'Not sure yet?' },
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
  /** Programmes without a card, because the specification gives seven. */
  more: {
    title: 'Two more, each for one field',
    cards: [
      createCard('medical-internships', getApplicationPage('medical-internships').highlights[0]),
      createCard(
        'agriculture-internship',
        getApplicationPage('agriculture-internship').highlights[0],
      ),
    ],
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
