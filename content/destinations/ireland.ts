import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/ireland. The specification names the country and gives no figure for it (requirements,
 * "Routes and links"); the eligibility is its general one (section 5). The texts are drafts for the client to
 * confirm.
 */
export const ireland: Country = {
  draft: true,
  country: 'Ireland',
  flag: '🇮🇪',
  spellings: {
    bengali: ['আয়ারল্যান্ড'],
    latin: ['airland', 'ayarland', 'aireland', 'irland', 'dublin'],
  },
  subheadline: 'Hospitality internships in town and country hotels',
  poster: {
    file: 'place-ireland',
    description:
      'Poster of Ireland: a rainbow and a round tower above sea cliffs, sheep, stone walls and a carved cross on green fields',
    closingPart: '15%',
  },
  overview: [
    'Irish hospitality is built on conversation. Your English goes to work with the first good morning and is better by the last good night.',
    'Dublin and Cork are busy in every season; the west coast is busy in summer. On Saturdays country hotels are full of wedding guests. Breakfast is cooked to order, with bacon and sausages, so tell the chef early if you would rather not handle them.',
    'A July afternoon in Galway is about as warm as a January morning in Dhaka, and rain is never far away. Road signs come in two languages, Irish and English; work needs only the second. Halal food and South Asian groceries are found in the cities. Terms differ from hotel to hotel, so ask us before you plan.',
  ],
  placements: [
    {
      id: 'ireland-hospitality-internship',
      title: 'Hospitality Internship',
      text: 'Reception, dining room and weddings, in hotels where guests expect a chat along with the key.',
      positions: ['reception', 'dining-room', 'kitchen', 'wedding-events'],
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age18to35.figures] },
    {
      title: 'Studies',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    {
      title: 'Language and passport',
      requirements: [basicEnglish.plain, passport2Years.plain],
    },
  ],
  documents: countryDocuments,
  benefits: [
    'English in the European Union',
    'Small teams that know your name',
    'Weddings, from welcome to farewell',
    'Days off by the Atlantic',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Ireland?',
};
