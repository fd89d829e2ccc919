import { createCostOverview } from './costs/summarise-costs.ts';
import { age18to35 } from './eligibility/ages.ts';
import { basicEnglish, ieltsA2, upperIntermediateEnglish } from './eligibility/english.ts';
import { passport2Years, passport12Months } from './eligibility/passports.ts';
import { secondYearOrNewGraduate } from './eligibility/studies.ts';
import { formatDuration } from './format-duration.ts';
import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import { programmes } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocuments } from './required-documents.ts';
import { spellNumber } from './spell-number.ts';
import { testimonials } from './testimonials.ts';
import type { Faq, Item, Metric, Statement } from './types/common.ts';
import type { Picture, Scene } from './types/picture.ts';
import type { ProgrammeCard } from './types/programme.ts';

const actions = [
  { to: '/apply', name: 'Apply Now' },
  { to: '/contact', name: 'Schedule Consultation' },
];

const faqs: Faq[] = [
  {
    question: 'Who can apply?',
    answer: `${secondYearOrNewGraduate.answer.value}, ${age18to35.answer.value}. The page of each programme and each destination gives its own conditions.`,
  },
  {
    id: 'ielts',
    question: 'Do I need IELTS?',
    answer: `Not for an international internship: ${basicEnglish.answer.value}. The agriculture internship in Denmark asks for ${ieltsA2.inSentence.value}, the J1 internship in the USA for ${upperIntermediateEnglish.inSentence.value}.`,
  },
  {
    question: 'Are internships paid?',
    answer:
      'International internships are paid. How much depends on the country, and so does what is included, such as food and lodging: the page of each destination says it. Where it gives no stipend, ask us.',
  },
  {
    question: 'How long does a programme take?',
    answer:
      'From a day in a hotel to 4 years at a university. Internships typically take 3-12 months, up to 18.',
  },
  {
    question: 'Which passport do I need?',
    answer: `${passport12Months.answer.value} ${passport2Years.answer.value}, and so does the list of documents: with 2 years you can apply for any of them.`,
  },
  {
    question: 'When do I hear back?',
    answer: 'Within 48 hours of sending the application form.',
  },
];

/**
 * The texts of /global-programs (requirements 2, "Global Programs overview"; sections 1, 5 and 9 for the claims, the
 * eligibility and the figures). The inclusions and the answers are derived from them, for the client to confirm.
 */
export const globalPrograms = {
  title: 'Global Programs',
  description: `${spellNumber(programmes.length)} programmes abroad: who can apply, what is included, which documents you need, and answers to ${spellNumber(faqs.length).toLowerCase()} questions.`,
  lede: 'Paid internships, study, exchange and short immersions, for students, graduates and young professionals.',
  actions,
  scene: {
    file: 'hero-viaduct',
    description: 'A red train crosses a stone viaduct between mountains',
    focus: '52%',
    sky: getIllustrationBackground('hero-viaduct'),
    tone: 'dark',
  } satisfies Scene,
  metrics: {
    title: 'Success metrics',
    metrics: [
      { number: '97%', label: 'visa success' },
      { number: '$10k', label: 'average starting salary' },
      { number: '70%', label: 'internship-to-job conversion' },
      { number: '25+', label: 'countries with partners' },
    ] satisfies Metric[],
  },
  programmes: {
    title: 'Choose a programme',
    lede: 'Each page says what you do there, who can apply and which documents you need.',
    cards: programmes.map(({ slug, path, name }) => {
      const { duration, picture } = programmeRecords[slug];
      const { description: _, ...decoration } = picture;
      return { to: path, name, text: formatDuration(duration), picture: decoration };
    }) satisfies ProgrammeCard[],
  },
  eligibility: {
    title: 'Who can apply',
    cards: [
      secondYearOrNewGraduate.overview,
      age18to35.overview,
      basicEnglish.overview,
      passport12Months.overview,
    ].map(({ value, note }) => ({ title: value, text: note })) satisfies Required<Statement>[],
  },
  inclusions: {
    draft: true,
    title: 'What is included',
    items: [
      { title: 'Placement', text: 'A host company or institution that fits your field.' },
      {
        title: 'Food and lodging',
        text: 'What a paid internship includes is on each country’s page.',
      },
      { title: 'Application support', text: 'From the form to the interview.' },
      { title: 'Visa support', text: 'Help with the forms and documents. The embassy decides.' },
      { title: 'Pre-departure orientation', text: 'What to pack, sign and expect.' },
      { title: 'Certificate', text: 'Globally recognised, for internships abroad.' },
    ] satisfies Item[],
    picture: {
      file: 'scene-office',
      description:
        'Two streets joined: red-brick London houses, the office in the middle, a Dhaka block with a rickshaw',
    } satisfies Picture,
  },
  costs: createCostOverview('en'),
  testimonials: {
    title: 'What our students say',
    label: 'Testimonials',
    controls: { previous: 'Previous testimonials', next: 'Next testimonials' },
    /** Follows a number: "5 out of 5 stars". */
    outOf: 'out of 5 stars',
    testimonials: testimonials.en,
  },
  documents: {
    title: 'Required documents',
    documents: requiredDocuments,
    picture: {
      file: 'post-visa',
      description: 'An open passport with four stamps, a pencil and a rubber stamp',
    } satisfies Picture,
  },
  questions: {
    draft: true,
    title: 'Questions and answers',
    lede: 'If yours is not here, ask us.',
    link: { to: '/contact', name: 'Ask a question' },
    faqs,
  },
  closing: {
    title: 'Ready to apply?',
    lede: 'Apply online, or talk it through with us first.',
    actions,
    scene: {
      file: 'hero-wing',
      description: 'A river delta under the wing of a plane',
      sky: getIllustrationBackground('hero-wing'),
      tone: 'dark',
    } satisfies Scene,
  },
};
