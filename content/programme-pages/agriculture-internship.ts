import { capitalise } from '#common/capitalise.ts';
import { createContactPath } from '../contact-path.ts';
import { createDocumentList } from '../documents.ts';
import { age18to35 } from '../eligibility/ages.ts';
import { ieltsA2 } from '../eligibility/english.ts';
import { passport2Years } from '../eligibility/passports.ts';
import { secondYearOrNewGraduate } from '../eligibility/studies.ts';
import { createFinderLink } from '../finder-links.ts';
import { inBothLanguages } from '../in-both-languages.ts';
import { getProgramme } from '../names.ts';
import { sharedTexts } from '../programmes/shared-texts.ts';
import { livestockDocumentIds } from '../required-documents.ts';
import type { Duration } from '../types/duration.ts';
import type { Picture } from '../types/picture.ts';
import type { ProgrammePage, ProgrammeRecord } from '../types/programme.ts';
import type { Stipend } from '../types/stipend.ts';

/** How long a traineeship takes. */
export const duration = { from: 12, to: 18, unit: 'months' } satisfies Duration;

/** The price of a trainee's housing. The lists of costs (content/costs/) have the same amount. */
export const housing = {
  currency: 'EUR',
  from: 200,
  to: 250,
  per: 'month',
} satisfies Stipend & { to: number };

/** The stipend of a trainee. */
export const stipend = {
  currency: 'EUR',
  from: 1600,
  to: 2130,
  per: 'month',
} satisfies Stipend & { to: number };

/** The drawing of furrows uses the same numbers as the texts. */
export const stay = { months: 18, contractMonths: 12, holidayWeeks: 5 };

/** The longest stay, the length of a contract and the holiday of the longest stay. */
export const fullStay = { choices: [stay.months], unit: 'months' } satisfies Duration;
export const contract = { choices: [stay.contractMonths / 12], unit: 'years' } satisfies Duration;
export const holiday = { choices: [stay.holidayWeeks], unit: 'weeks' } satisfies Duration;

/** The figures of the record and the page, in words. */
const figures = inBothLanguages((t, format) => {
  const formatMonthly = (amount: Stipend) => {
    const money = format.moneyRange(amount, amount.currency);
    return t(`${money} per month`, `প্রতি মাসে ${money}`);
  };
  return {
    duration: format.duration(duration),
    stay: format.duration(fullStay),
    contract: format.duration(contract),
    holiday: format.duration(holiday),
    pay: formatMonthly(stipend),
    housing: formatMonthly(housing),
  };
});

/** The programme's record in each language. */
export const programme = inBothLanguages((t, _, language) => {
  const words = figures[language];
  return {
    ...getProgramme('agriculture-internship', language),
    text: t(
      'A livestock traineeship on a Danish farm, with a monthly stipend.',
      'ডেনমার্কের খামারে গবাদিপশু পালনে ট্রেইনিশিপ, প্রতি মাসে ভাতাসহ।',
    ),
    picture: {
      file: 'prog-field',
      focus: '50% 60%',
      description: t(
        'A farmer with a crate of apples and a trainee with a tablet in a striped field',
        'ডোরাকাটা মাঠে আপেলের ঝুড়ি হাতে একজন খামারি, পাশে ট্যাব হাতে একজন ট্রেইনি',
      ),
    },
    duration,
    course: { mode: 'onsite', countries: ['Denmark'] },
    fields: ['agriculture'],
    paid: true,
    application: {
      title: t('Apply for Agriculture Internship Program', 'কৃষি ইন্টার্নশিপে আবেদন করুন'),
      description: t(
        `A livestock traineeship on a Danish farm, with a monthly stipend and ${words.holiday} of paid holiday.`,
        `ডেনমার্কের খামারে গবাদিপশু পালনে ট্রেইনিশিপ। প্রতি মাসে ভাতা, আর ভাতাসহ ${words.holiday}ের ছুটি।`,
      ),
      highlights: [
        { label: t('Duration', 'মেয়াদ'), value: words.duration },
        { label: t('Location', 'স্থান'), value: t('Denmark', 'ডেনমার্ক') },
        { label: t('Stipend', 'ভাতা'), value: words.pay },
      ],
    },
    ogImage: { background: '#14503a', focus: '55% 50%' },
    costs: 'denmark',
    spellings: {
      bengali: ['কৃষি ইন্টার্নশিপ', 'কৃষি', 'এগ্রিকালচার'],
      latin: ['krishi', 'krisi', 'agrikalchar', 'egrikalchar', 'farm internship'],
    },
  } satisfies ProgrammeRecord;
});

/**
 * The content of /global-programs/agriculture-internship in each language (requirements 2, "Programme pages"). Every
 * figure, the nine documents and what is not included are the specification's (section 9, "Agriculture internship";
 * section 5 for the age and English).
 */
export const agricultureInternship = inBothLanguages((t, format, language) => {
  const { actions } = sharedTexts[language];
  const { name, slug, picture, applicationPath } = programme[language];
  const words = figures[language];
  return {
    draft: true,
    name,
    description: t(
      `A livestock traineeship in Denmark: ${words.pay} plus overtime, with ${words.holiday} of paid holiday.`,
      `ডেনমার্কে গবাদিপশু পালনে ট্রেইনিশিপ: ${words.pay}, সঙ্গে ওভারটাইম আর ভাতাসহ ${words.holiday}ের ছুটি।`,
    ),
    lead: t(
      'A paid livestock traineeship on a farm in Denmark.',
      'ডেনমার্কের খামারে গবাদিপশু পালনে ভাতাসহ ট্রেইনিশিপ।',
    ),
    picture: {
      file: 'scene-farm',
      description: t(
        'A trainee feeds a cow at a fence, a red barn and three wind turbines behind her',
        'বেড়ার ধারে একজন ট্রেইনি গরুকে খাওয়াচ্ছেন, পেছনে লাল গোলাঘর ও তিনটি বায়ুকল',
      ),
    },
    actions: [
      { to: applicationPath, name: actions.apply },
      { to: createContactPath(slug, 'consultation'), name: actions.consultation },
    ],
    stay: {
      title: t(
        `${words.stay}, with ${words.holiday.replace(' ', '\u00a0')} of paid holiday`,
        `${words.stay}, সঙ্গে ভাতাসহ ${words.holiday.replace(' ', '\u00a0')}ের ছুটি`,
      ),
      ...stay,
    },
    finder: createFinderLink(
      t('Can I go to a farm in Denmark?', 'আমি কি ডেনমার্কের খামারে যেতে পারব?'),
      'field=agriculture&where=denmark',
    ),
    facts: [
      {
        label: t('Contract', 'চুক্তি'),
        value: t(`${words.contract}, extendable`, `${words.contract}, বাড়ানো যায়`),
      },
      { label: t('Traineeship', 'ট্রেইনিশিপ'), value: words.duration },
      { label: t('Paid holiday', 'ভাতাসহ ছুটি'), value: words.holiday },
    ],
    pay: {
      title: t('A month in figures', 'এক মাসের হিসাব'),
      lead: t(
        'What you earn, and what housing costs you, on one scale.',
        'কত আয় করবেন আর থাকতে কত খরচ হবে, একই মাপে।',
      ),
      amounts: [
        {
          title: t('Stipend', 'ভাতা'),
          note: t('per month, plus overtime', 'প্রতি মাসে, সঙ্গে ওভারটাইম'),
          amount: stipend,
        },
        { title: t('Housing', 'থাকার জায়গা'), note: t('per month', 'প্রতি মাসে'), amount: housing },
      ],
    },
    eligibility: {
      title: t('Who it is for', 'কাদের জন্য'),
      requirements: [
        { label: t('Age', 'বয়স'), ...age18to35.figures },
        { label: t('English', 'ইংরেজি'), ...ieltsA2.plain },
        { label: t('Studies', 'পড়াশোনা'), ...secondYearOrNewGraduate.short },
        { label: t('Passport', 'পাসপোর্ট'), ...passport2Years.valid },
      ],
      picture,
    },
    fields: {
      title: t('Fields', 'কাজের ক্ষেত্র'),
      fields: [
        t('Dairy cattle', 'দুধের গরু পালন'),
        t('Pigs', 'শূকর পালন'),
        t('Calves and young stock', 'বাছুর ও কমবয়সি গরু পালন'),
        t('Feed and crops', 'পশুখাদ্য ও ফসল'),
      ],
    },
    documents: {
      title: t(
        `${capitalise(format.spelled(livestockDocumentIds.length))} documents`,
        `${format.digits(livestockDocumentIds.length)} ধরনের কাগজপত্র`,
      ),
      documents: createDocumentList(livestockDocumentIds, language),
    },
    inclusions: {
      included: {
        title: t('What you get', 'আপনি যা পাবেন'),
        items: [
          words.pay,
          t('Overtime, paid on top', 'ওভারটাইমের জন্য বাড়তি টাকা'),
          t(`${words.holiday} of paid holiday`, `ভাতাসহ ${words.holiday}ের ছুটি`),
          t(`Housing for ${words.housing}`, `থাকার জায়গা, খরচ ${words.housing}`),
          t('A contract that can be extended', 'বাড়ানো যায় এমন চুক্তি'),
        ],
      },
      notIncluded: {
        title: t('Not included', 'যা থাকছে না'),
        items: [
          t('Flights', 'বিমানভাড়া'),
          t('Visa and embassy fees', 'ভিসা ও দূতাবাসের ফি'),
          t('Personal expenses', 'ব্যক্তিগত খরচ'),
          t('Insurance, unless the host covers it', 'হোস্ট না দিলে বিমা'),
          t('Local commuting', 'প্রতিদিনের যাতায়াত'),
        ],
      },
    },
    closing: {
      title: t('Ready for the farm?', 'খামারে কাজের জন্য প্রস্তুত?'),
      lead: t('Tell us when you could start.', 'কবে শুরু করতে পারবেন, আমাদের জানান।'),
      /** What its Apply Now does, beside the button. The hero's opens the form. */
      ask: t('Ask about the application', 'আবেদন নিয়ে জিজ্ঞেস করুন'),
      picture: {
        file: 'gallery-farm',
        description: t(
          'A farmer with a crate of apples, and a trainee on a ladder in the tree',
          'আপেলের ঝুড়ি হাতে একজন খামারি, গাছে ঠেকানো মইয়ে একজন ট্রেইনি',
        ),
      },
      actions: [
        { to: createContactPath(slug, 'apply'), name: actions.apply },
        { to: applicationPath, name: actions.applyOnline },
      ],
    },
  } satisfies ProgrammePage & {
    closing: { ask: string };
    stay: { title: string; months: number; contractMonths: number; holidayWeeks: number };
    pay: {
      title: string;
      lead: string;
      amounts: { title: string; amount: Stipend & { to: number }; note: string }[];
    };
    eligibility: { picture: Picture };
    fields: { title: string; fields: readonly string[] };
    inclusions: Record<'included' | 'notIncluded', { title: string; items: readonly string[] }>;
  };
});
