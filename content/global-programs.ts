import { getCostsOverview } from './costs.ts';
import { createDocumentList } from './documents.ts';
import { usualAge18to35 } from './eligibility/ages.ts';
import { getSentence } from './eligibility/displayed-eligibility.ts';
import { basicEnglish } from './eligibility/english.ts';
import { passport12Months } from './eligibility/passports.ts';
import { secondYearOrNewGraduate } from './eligibility/studies.ts';
import { spellNumber } from './formats/spell-number.ts';
import { globalProgramsFaqs } from './global-programs-faqs.ts';
import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { getProgrammeName } from './names.ts';
import { networkFigures } from './network-figures.ts';
import { programmes } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocumentIds } from './required-documents.ts';
import { testimonials } from './testimonials.ts';
import type { Action, Item, Statement } from './types/common.ts';
import type { Picture, Scene } from './types/picture.ts';
import type { ProgrammeCard } from './types/programme.ts';

/** The most stars that a testimonial can have. */
const bestRating = 5;

/** The average starting salary, in thousands of US dollars. */
const startingSalary = 10;

const successMetrics = inBothLanguages((t, format) => {
  const thousandDollars = format.digits(startingSalary);
  return [
    { number: format.digits('97%'), label: t('visa success', 'ভিসায় সাফল্য') },
    {
      number: t(`$${thousandDollars}k`, `${thousandDollars} হাজার ডলার`),
      label: t('average starting salary', 'শুরুর গড় বেতন'),
    },
    {
      number: format.digits('70%'),
      label: t('internship-to-job conversion', 'ইন্টার্নশিপ থেকে চাকরি'),
    },
    {
      number: format.digits(`${networkFigures.countries}+`),
      label: t('countries with partners', 'দেশে সহযোগী প্রতিষ্ঠান'),
    },
  ];
});

/**
 * The content of /global-programs in each language (requirements 2, "Global Programs overview"; sections 1, 5 and 9 for the
 * claims, the eligibility and the figures). The inclusions and the answers are derived from them, for the client to confirm.
 */
export const globalPrograms = inBothLanguages((t, format, language) => {
  const faqs = globalProgramsFaqs[language];
  const actions: Action[] = [
    { to: '/apply', name: t('Apply Now', 'এখনই আবেদন করুন') },
    { to: '/contact', name: t('Schedule Consultation', 'পরামর্শের সময় নিন') },
  ];
  return {
    title: t('Global Programs', 'গ্লোবাল প্রোগ্রাম'),
    description: t(
      `${spellNumber(programmes.length)} programmes, abroad and in Bangladesh: who can apply, what is included, which documents you need, and answers to ${spellNumber(faqs.length).toLowerCase()} questions.`,
      `বিদেশে গিয়ে বা বাংলাদেশে থেকেই ${format.digits(programmes.length)}টি প্রোগ্রাম: কারা আবেদন করতে পারবেন, কী থাকছে, কোন কাগজপত্র লাগবে, আর ${format.digits(faqs.length)}টি প্রশ্নের উত্তর।`,
    ),
    lead: t(
      'Paid internships, study, exchange and short immersions, for students, graduates and young professionals.',
      'ভাতাসহ ইন্টার্নশিপ, পড়াশোনা, এক্সচেঞ্জ আর অল্প দিনের হাতে-কলমে পরিচিতি (ইমারশন)। শিক্ষার্থী, স্নাতক আর তরুণ পেশাজীবীদের জন্য।',
    ),
    actions,
    scene: {
      file: 'hero-viaduct',
      description: t(
        'A red train crosses a stone viaduct between mountains',
        'পাহাড়ের মাঝে পাথরের উঁচু সেতু পার হচ্ছে একটি লাল ট্রেন',
      ),
      focus: '52%',
      sky: getIllustrationBackground('hero-viaduct'),
      tone: 'dark',
    } satisfies Scene,
    metrics: { title: t('Success metrics', 'সাফল্যের হিসাব'), metrics: successMetrics[language] },
    programmes: {
      title: t('Choose a programme', 'প্রোগ্রাম বেছে নিন'),
      lead: t(
        'Each page says what you do there and who can apply.',
        'কী করবেন আর কারা আবেদন করতে পারবেন, প্রতিটির পাতায় লেখা আছে।',
      ),
      cards: programmes.map(({ slug, path }) => {
        const { duration, picture } = programmeRecords[slug];
        const { description: _, ...decoration } = picture;
        return {
          to: path,
          name: getProgrammeName(slug, language),
          text: format.duration(duration),
          picture: decoration,
        };
      }) satisfies ProgrammeCard[],
    },
    eligibility: {
      title: t('Who can apply', 'কারা আবেদন করতে পারবেন'),
      cards: [
        secondYearOrNewGraduate.overview,
        usualAge18to35.overview,
        basicEnglish.overview,
        passport12Months.overview,
      ].map((sentence) => {
        const { value, note = '' } = getSentence(sentence, language);
        return { title: value, text: note };
      }) satisfies Required<Statement>[],
    },
    inclusions: {
      draft: true,
      title: t('What is included', 'যা থাকছে'),
      items: [
        {
          title: t('Placement', 'কাজের ব্যবস্থা'),
          text: t('With a host company or an institution.', 'হোস্ট কোম্পানি বা প্রতিষ্ঠানে।'),
        },
        {
          title: t('Food and lodging', 'থাকা ও খাওয়া'),
          text: t(
            'Your offer names what a paid internship includes. Ask before you accept.',
            'কী কী থাকছে, তা অফার লেটারে লেখা থাকবে। রাজি হওয়ার আগে জিজ্ঞেস করুন।',
          ),
        },
        {
          title: t('Application support', 'আবেদনে সহায়তা'),
          text: t('From the form to the interview.', 'ফরম থেকে সাক্ষাৎকার পর্যন্ত।'),
        },
        {
          title: t('Visa support', 'ভিসার কাজে সহায়তা'),
          text: t(
            'Help with the forms and documents. The embassy decides.',
            'ফরম ও কাগজপত্রে সাহায্য করি। সিদ্ধান্ত দূতাবাসের।',
          ),
        },
        {
          title: t('Pre-departure orientation', 'যাত্রার আগের ওরিয়েন্টেশন'),
          text: t(
            'What to pack, sign and expect.',
            'কী সঙ্গে নেবেন, কীসে সই করবেন, গিয়ে কী কী হবে।',
          ),
        },
        {
          title: t('Certificate', 'সনদ'),
          text: t(
            'Globally recognised, for the International Internship.',
            'ইন্টারন্যাশনাল ইন্টার্নশিপ শেষে, বিশ্বজুড়ে স্বীকৃত।',
          ),
        },
      ] satisfies readonly Item[],
      picture: {
        file: 'scene-office',
        description: t(
          'Two streets joined: red-brick London houses, the office in the middle, a Dhaka block with a rickshaw',
          'জোড়া লাগা দুটি রাস্তা: এক দিকে লন্ডনের লাল ইটের বাড়ি, মাঝখানে অফিস, অন্য দিকে ঢাকার দালান আর একটি রিকশা',
        ),
      } satisfies Picture,
    },
    costs: getCostsOverview(language),
    testimonials: {
      title: t('What our students say', 'শিক্ষার্থীরা যা বলেন'),
      label: t('Testimonials', 'শিক্ষার্থীদের মন্তব্য'),
      controls: {
        previous: t('Previous testimonials', 'আগের মন্তব্য'),
        next: t('Next testimonials', 'পরের মন্তব্য'),
      },
      testimonials: testimonials[language].map((testimonial) => ({
        ...testimonial,
        ratingText: t(
          `${format.digits(testimonial.rating)} out of ${format.digits(bestRating)} stars`,
          `${format.digits(bestRating)}টির মধ্যে ${format.digits(testimonial.rating)}টি তারা`,
        ),
      })),
    },
    documents: {
      title: t('Required documents', 'যেসব কাগজপত্র লাগবে'),
      documents: createDocumentList(requiredDocumentIds, language),
      picture: {
        file: 'post-visa',
        description: t(
          'An open passport with four stamps, a pencil and a rubber stamp',
          'চারটি সিল দেওয়া খোলা পাসপোর্ট, পাশে পেনসিল ও রাবার স্ট্যাম্প',
        ),
      } satisfies Picture,
    },
    questions: {
      draft: true,
      title: t('Questions and answers', 'প্রশ্ন ও উত্তর'),
      lead: t('If yours is not here, ask us.', 'আপনার প্রশ্ন এখানে না থাকলে আমাদের জিজ্ঞেস করুন।'),
      link: { to: '/contact', name: t('Ask a question', 'প্রশ্ন করুন') } satisfies Action,
      faqs,
    },
    closing: {
      title: t('Ready to apply?', 'আবেদনের জন্য তৈরি?'),
      lead: t(
        'Apply online, or talk it through with us first.',
        'অনলাইনে আবেদন করুন, অথবা আগে আমাদের সঙ্গে কথা বলে নিন।',
      ),
      actions,
      scene: {
        file: 'hero-wing',
        description: t('A river delta under the wing of a plane', 'উড়োজাহাজের ডানার নিচে নদীর বদ্বীপ'),
        sky: getIllustrationBackground('hero-wing'),
        tone: 'dark',
      } satisfies Scene,
    },
  };
});
