import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish, germanForLessons } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/germany. Durations, stipends and the age come from the specification (requirements 5 and
 * 9); so do the documents (requirements 2, "Apply hub") and the general eligibility (requirements 5). The other
 * texts are drafts for the client to confirm.
 */
export const germany: Country = {
  draft: true,
  country: 'Germany',
  flag: '🇩🇪',
  spellings: {
    bengali: ['জার্মানি', 'জার্মানী', 'জার্মান'],
    latin: ['jarmani', 'jarmany', 'jermany', 'germani', 'jarman', 'deutschland'],
  },
  subheadline: 'Paid training and internships from the Baltic to the Alps',
  poster: {
    file: 'place-germany',
    description:
      'Poster of Germany: a castle with blue spires on a wooded hill, mountains behind it, a river below',
    closingPart: '48%',
  },
  overview: [
    'Learn a trade in an Ausbildung, or join a host company as an intern. In both you are paid every month.',
    'An Ausbildung takes 2 to 3.5 years. You work in a hotel or a kitchen, go to a vocational school and sit an examination that employers all over the country know. The lessons are in German, so begin to learn it before you apply. An internship takes 6 to 12 months, and how much German it needs depends on the employer: ask us before you choose.',
    'Shifts are planned weeks ahead and start on the minute. The Baltic coast is full in July and August, the Bavarian Alps again when it snows, the big cities whenever there is a trade fair. By half past four on a December afternoon it is dark and close to freezing. Most shops are closed on Sundays.',
    'Bread is on the table twice a day, and there are more kinds of it than you can try in a year. Pork is common, so ask before you taste; Turkish grocers sell halal meat in most towns.',
  ],
  placements: [
    {
      id: 'germany-ausbildung',
      title: 'Ausbildung',
      text: 'Vocational training in the German way: a contract, a trade and an examination at the end.',
      duration: { from: 2, to: 3.5, unit: 'years' },
      positions: ['hotel', 'restaurant', 'kitchen'],
      stipend: { currency: 'EUR', from: 800, to: 1300, per: 'month' },
      picture: {
        file: 'gallery-kitchen',
        description: 'A chef shows a trainee how a dish is finished',
      },
    },
    {
      id: 'germany-internship',
      title: 'Internship',
      text: 'Paid work with a host company, while you study or in the twelve months after you graduate.',
      duration: { from: 6, to: 12, unit: 'months' },
      positions: ['front-office', 'food-and-beverage', 'kitchen'],
      stipend: { currency: 'EUR', from: 800, to: 1200, per: 'month' },
      picture: {
        file: 'prog-lobby',
        description: 'A guest with a suitcase at the desk of a grand hotel lobby',
      },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age18to35.figures] },
    {
      title: 'Studies, for an internship',
      placement: 'germany-internship',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    {
      title: 'German, for an Ausbildung',
      placement: 'germany-ausbildung',
      requirements: [germanForLessons.plain],
    },
    {
      title: 'Language and passport',
      requirements: [basicEnglish.plain, passport2Years.plain],
    },
  ],
  documents: countryDocuments,
  benefits: [
    'Paid while you learn',
    'A trade with an examination',
    'German for work and life',
    'Shifts that are planned weeks ahead',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Germany?',
};
