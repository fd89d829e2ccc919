import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../types/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * The texts of /destinations/indonesia. The stipend comes from the specification (section 9), which gives no
 * duration; the eligibility is its general one (section 5). The other texts are drafts for the client to confirm.
 */
export const indonesia: Country = {
  draft: true,
  country: 'Indonesia',
  flag: '🇮🇩',
  spellings: { bengali: ['ইন্দোনেশিয়া'], latin: ['indoneshia', 'endonesia', 'bali', 'jakarta'] },
  subheadline: 'Resort and hotel internships in a country of islands',
  poster: {
    file: 'place-indonesia',
    description:
      'Poster of Indonesia: a split temple gate of red brick in Bali, a smoking volcano and rice terraces between its halves, two women carrying offerings up the steps',
    closingPart: '52%',
  },
  overview: [
    'Nama is name, dunia is world, guru is teacher. You have begun to speak Indonesian already.',
    'It is written in Latin letters and has no tones, no genders and no tenses. In a resort you speak English with guests and Indonesian with the kitchen. Bali has resorts, villas and spas, Jakarta has business hotels; in smaller places the hotels are small too, and you do a little of everything.',
    'South of the Equator the calendar turns round: the rain falls from November to March, and the dry, busy months come while Dhaka has its monsoon. Most Indonesians are Muslim, and halal food is the rule in Java and Lombok. Bali is Hindu. Pork is on many menus there, and on Nyepi, the day of silence, the whole island stays indoors and even the airport closes.',
  ],
  placements: [
    {
      id: 'indonesia-resort-internship',
      title: 'Resort Internship',
      text: 'Pools, villas, weddings and breakfast for hundreds: a resort is a small town, and you work in one of its departments.',
      positions: ['front-office', 'food-and-beverage', 'housekeeping', 'events'],
      stipend: { currency: 'USD', from: 700, to: 1100, per: 'month' },
      picture: {
        file: 'prog-lobby',
        description:
          'A guest with a suitcase in a hotel lobby, the sun setting over the sea outside',
      },
    },
  ],
  eligibility: [
    { title: 'Age', requirements: [age18to35.figures] },
    {
      title: 'Studies',
      requirements: [secondYearOrNewGraduate.student, secondYearOrNewGraduate.orGraduate],
    },
    { title: 'Language', requirements: [basicEnglish.plain] },
  ],
  documents: countryDocuments,
  benefits: [
    'Experience in a resort',
    'A stipend set in US dollars',
    'A language that starts easily',
    'Halal food on most islands',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Indonesia?',
};
