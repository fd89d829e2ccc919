import { getApplicationPage } from './application-pages.ts';
import { createContactPath } from './contact-path.ts';
import { createDocumentList } from './documents.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { finderLink } from './navigation.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import { requiredDocumentIds } from './required-documents.ts';
import type { Action, Faq } from './types/common.ts';
import type { ApplyCard } from './types/programme.ts';

/** The content of /apply in each language. */
export const applyHub = inBothLanguages((t, format, language) => {
  /** Creates a card that links to the programme's own application page. */
  function createCard(slug: ProgrammeSlug): ApplyCard {
    const { name, path, applicationPath, text, picture } = localisedProgrammes[language][slug];
    const { description: _, ...decoration } = picture;
    return {
      name,
      programme: path,
      text,
      picture: decoration,
      duration: getApplicationPage(slug, language).highlights[0],
      apply: { to: applicationPath, name: t('Apply online', 'অনলাইনে আবেদন করুন') },
    };
  }

  /** Creates a card that links to /contact first, and to the form second (requirements, "Routes and links"). */
  function createCardWithContact(slug: ProgrammeSlug): ApplyCard {
    const card = createCard(slug);
    return {
      ...card,
      contact: {
        to: createContactPath(slug),
        name: t('Ask us first', 'আগে আমাদের জিজ্ঞেস করুন'),
        about: t(` about ${card.name}`, `: ${card.name}`),
      },
    };
  }
  return {
    title: t('Choose a programme and apply', 'প্রোগ্রাম বেছে নিয়ে আবেদন করুন'),
    description: t(
      `The programmes, how long each takes, where you apply, and the ${format.spelled(requiredDocumentIds.length)} documents to prepare.`,
      `কোন প্রোগ্রাম কত দিনের, কোথায় আবেদন করবেন, আর কোন ${format.digits(requiredDocumentIds.length)} ধরনের কাগজপত্র গুছিয়ে রাখবেন।`,
    ),
    lead: t(
      'One form for each programme. We review your application and get back to you within 48 hours.',
      'প্রতিটি প্রোগ্রামের জন্য একটি করে ফরম। আমরা আপনার আবেদন দেখে ৪৮ ঘণ্টার মধ্যে আপনার সঙ্গে যোগাযোগ করব।',
    ),
    finder: { ...finderLink[language], before: t('Not sure yet?', 'এখনো ঠিক করেননি?') },
    cards: {
      first: [createCard('international-internship'), createCard('study-abroad')],
      others: [
        createCardWithContact('pathway-program'),
        createCardWithContact('student-exchange'),
        createCardWithContact('virtual-internship'),
        createCardWithContact('hotel-immersion'),
        createCardWithContact('professional-immersion'),
      ],
    },
    /** Programmes without a card, because the specification gives seven. */
    more: {
      title: t('Two more, each for one field', 'আরও দুটি, একেকটি একেক বিষয়ের জন্য'),
      cards: [createCard('medical-internships'), createCard('agriculture-internship')],
    },
    questions: {
      draft: true,
      title: t('Questions before you apply', 'আবেদনের আগে কিছু প্রশ্ন'),
      lead: t('If yours is not here, ask us.', 'আপনার প্রশ্ন এখানে না থাকলে আমাদের জিজ্ঞেস করুন।'),
      link: { to: '/contact', name: t('Ask a question', 'প্রশ্ন করুন') } satisfies Action,
      faqs: [
        {
          question: t('Do I need every document before I apply?', 'আবেদনের আগে কি সব কাগজপত্র লাগবে?'),
          answer: t(
            'No. Tick in the form what you have, and send it. You can apply without the others.',
            'না। যা আছে, ফরমে তাতে টিক দিয়ে পাঠান। বাকিগুলো না থাকলেও আবেদন করতে পারবেন।',
          ),
        },
        {
          question: t('What if I do not meet every condition?', 'সব শর্ত পূরণ না হলে কী হবে?'),
          answer: t(
            'You can send the form all the same. A person reads it and answers.',
            'তবু ফরম পাঠাতে পারেন। আমাদের একজন কর্মী তা পড়ে উত্তর দেন।',
          ),
        },
        {
          question: t('Can I talk to somebody first?', 'আগে কি কারও সঙ্গে কথা বলতে পারি?'),
          answer: t(
            'Yes. The consultation is free: write to us, or call us in office hours.',
            'হ্যাঁ। পরামর্শ নিতে টাকা লাগে না। আমাদের লিখুন, অথবা অফিস খোলা থাকলে ফোন করুন।',
          ),
        },
        {
          question: t('Do I need an account?', 'অ্যাকাউন্ট খুলতে হবে?'),
          answer: t(
            'No. You fill in one form, without an account.',
            'না। একটি ফরম পূরণ করলেই হয়, অ্যাকাউন্ট লাগে না।',
          ),
        },
      ] satisfies readonly Faq[],
    },
    documents: {
      title: t('Documents to prepare', 'যেসব কাগজপত্র গুছিয়ে রাখবেন'),
      lead: t(
        'You write the motivation letter in the form, which takes no files. We ask for the other documents after you apply, and tell you how to send them. Clearances and proof of funds come after acceptance. A programme in Bangladesh needs no passport.',
        'ফরমে কোনো ফাইল দিতে হয় না, মোটিভেশন লেটার ফরমেই লিখবেন। বাকি কাগজপত্র আবেদনের পরে চাইব, আর কীভাবে পাঠাবেন, তা জানাব। মেডিকেল ও পুলিশ ক্লিয়ারেন্স আর আর্থিক সামর্থ্যের প্রমাণ লাগবে নির্বাচিত হওয়ার পর। বাংলাদেশের প্রোগ্রামে পাসপোর্ট লাগে না।',
      ),
      documents: createDocumentList(requiredDocumentIds, language),
      actions: [
        { to: '/contact', name: t('Book a Consultation', 'পরামর্শের সময় নিন') },
        { to: '/destinations', name: t('Explore Global Destinations', 'সব দেশ দেখুন') },
      ],
    },
  };
});
