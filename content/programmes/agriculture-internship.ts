import { createContactPath } from '../contact-path.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { ieltsA2 } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { studiesInAgriculture } from '../eligibility/studies.ts';
import { livestockDocuments } from '../required-documents.ts';
import type { Stipend } from '../types/country.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import { createBrochure } from './brochures.ts';
import { findProgramme } from './programmes.ts';

export const programme: ProgrammeRecord = {
  ...findProgramme('agriculture-internship'),
  text: 'A livestock traineeship on a Danish farm, with a monthly stipend.',
  picture: {
    file: 'prog-field',
    description: 'A farmer with a crate of apples and a trainee with a tablet in a striped field',
    focus: '50% 60%',
  },
  duration: { from: 12, to: 18, unit: 'months' },
  course: { mode: 'onsite', countries: ['Denmark'] },
  fields: ['agriculture'],
  paid: true,
  application: {
    title: 'Apply for Agriculture Internship Program',
    description:
      'A livestock traineeship on a Danish farm, with a monthly stipend and 5 weeks of paid holiday.',
    highlights: [
      { label: 'Duration', value: '12-18 months' },
      { label: 'Location', value: 'Denmark' },
      { label: 'Stipend', value: 'EUR 1,600-2,130 per month' },
    ],
  },
  brochureCover: { wall: '#bfe0d4', floor: '#14503a', tone: 'dark', focus: '55%' },
  ogImage: { ground: '#14503a', focus: '55% 50%' },
  spellings: {
    bengali: ['কৃষি ইন্টার্নশিপ', 'কৃষি', 'এগ্রিকালচার'],
    latin: ['krishi', 'krisi', 'agrikalchar', 'egrikalchar', 'farm internship'],
  },
};

/** What housing costs a trainee. The lists of costs (content/costs/) have the same amount. */
export const housing = {
  currency: 'EUR',
  from: 200,
  to: 250,
  per: 'month',
} satisfies Required<Stipend>;

const traineeship = '12-18 months';

/**
 * The texts of /global-programs/agriculture-internship (requirements 2, "Programme pages"). Every figure, the nine
 * documents and what is not included are the specification's (section 9, "Agriculture internship"; section 5 for the
 * age and English). The fields are samples: the specification names none.
 */
export const agricultureInternship = {
  draft: true,
  name: programme.name,
  description:
    'A livestock traineeship in Denmark: EUR 1,600-2,130 per month plus overtime, with 5 weeks of paid holiday.',
  lede: 'A paid livestock traineeship on a farm in Denmark.',
  picture: {
    file: 'scene-farm',
    description: 'A trainee feeds a cow at a fence, a red barn and three wind turbines behind her',
  },
  actions: [
    { to: programme.applicationPath, name: 'Apply Now' },
    { to: createContactPath(programme.slug), name: 'Book Free Consultation' },
  ],
  stay: {
    title: '18 months, with 5\u00a0weeks of paid holiday',
    /** The drawing of furrows uses the same numbers. */
    months: 18,
    contractMonths: 12,
    holidayWeeks: 5,
  },
  facts: [
    { label: 'Contract', value: '1 year, extendable' },
    { label: 'Traineeship', value: traineeship },
    { label: 'Paid holiday', value: '5 weeks' },
  ],
  pay: {
    title: 'A month in figures',
    lede: 'What you earn, and what housing costs you, on one scale.',
    amounts: [
      {
        title: 'Stipend',
        amount: { currency: 'EUR', from: 1600, to: 2130, per: 'month' },
        note: 'per month, plus overtime',
      },
      {
        title: 'Housing',
        amount: housing,
        note: 'per month',
      },
    ],
  },
  eligibility: {
    title: 'Who it is for',
    requirements: [
      { label: 'Age', ...age18to35.figures },
      { label: 'English', ...ieltsA2.plain },
      { label: 'Studies', ...studiesInAgriculture.plain },
      { label: 'Passport', ...passport2Years.valid },
    ],
    picture: programme.picture,
  },
  fields: {
    title: 'Fields',
    fields: ['Dairy cattle', 'Pigs', 'Calves and young stock', 'Feed and crops'],
  },
  documents: { title: 'Nine documents', documents: livestockDocuments },
  inclusions: {
    included: {
      title: 'What you get',
      items: [
        'EUR 1,600-2,130 per month',
        'Overtime, paid on top',
        '5 weeks of paid holiday',
        'Housing for EUR 200-250 per month',
        'A contract that can be extended',
      ],
    },
    notIncluded: {
      title: 'Not included',
      items: [
        'Flights',
        'Visa and embassy fees',
        'Personal expenses',
        'Insurance, unless the host covers it',
        'Local commuting',
      ],
    },
  },
  brochure: createBrochure(programme, traineeship, 'The farm in Denmark, for the whole family'),
  closing: {
    title: 'Ready for the farm?',
    lede: 'Tell us when you could start.',
    picture: {
      file: 'gallery-farm',
      description: 'A farmer with a crate of apples, and a trainee on a ladder in the tree',
    },
    actions: [{ to: createContactPath(programme.slug), name: 'Apply Now' }],
  },
} satisfies ProgrammePage & {
  stay: { title: string; months: number; contractMonths: number; holidayWeeks: number };
  pay: {
    title: string;
    lede: string;
    amounts: { title: string; amount: Required<Stipend>; note: string }[];
  };
  eligibility: { picture: Picture };
  fields: { title: string; fields: string[] };
  inclusions: Record<'included' | 'notIncluded', { title: string; items: string[] }>;
};
