import { age18to35 } from '../eligibility/ages.ts';
import { basicEnglish } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { countryDocuments } from '../required-documents.ts';
import type { Country } from '../vocabulary/country.ts';
import { usuallyIncluded, usuallyNotIncluded } from './usual.ts';

/**
 * /destinations/ireland. The specification names the country and gives no figure for it (requirements, "Routes and
 * links"); the eligibility is its general one (section 5). The words are drafts for the client to confirm.
 */
export const ireland: Country = {
  draft: true,
  country: 'Ireland',
  flag: '🇮🇪',
  listing: {
    countryCode: 'ie',
    region: 'europe',
    order: 90,
    spellings: { bengali: ['আয়ারল্যান্ড'], latin: ['airland', 'ayarland', 'aireland', 'irland'] },
  },
  subheadline: 'Country house hotels, and conversation as a profession',
  poster: {
    file: 'place-ireland',
    description:
      'Poster of Ireland: a rainbow and a round tower above sea cliffs, sheep, stone walls and a carved cross on green fields',
    closingPart: '15%',
  },
  overview: [
    'An Irish hotel runs on talk. Your English goes to work with the first good morning and is better by the last good night.',
    'Dublin and Cork are busy in every season. Kerry, Clare and Galway wait for the summer, when visitors come from America to look for their grandparents’ villages. On Saturdays country hotels turn into wedding halls. Breakfast is cooked to order, with bacon and sausages, so tell the chef early if you would rather not handle them.',
    'A July afternoon in Galway is about as warm as a January morning in Dhaka, and a rainbow is never far. Many of Dublin’s Indian restaurants belong to Bangladeshis, who will know where to find hilsa and a prayer room. In a village on the west coast you may be the only one who speaks Bengali. Road signs come in two languages, Irish and English; work needs only the second.',
    'Ask us what is open before you plan: terms differ from house to house. For paid work people from outside the European Economic Area usually need an employment permit, then a visa. Irish visas for Bangladesh are decided in New Delhi. They do not cover Belfast, which is British, nor the Schengen countries.',
  ],
  placements: [
    {
      title: 'Hospitality Internship',
      text: 'Reception, dining room and weddings in houses where guests expect to be asked how they slept.',
      positions: ['Reception', 'Dining room', 'Kitchen', 'Wedding events'],
      location: ['Dublin', 'Cork', 'Galway', 'Killarney'],
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
    'Weddings from the inside',
    'Atlantic air on days off',
  ],
  included: usuallyIncluded,
  notIncluded: usuallyNotIncluded,
  closing: 'See yourself in Ireland?',
};
