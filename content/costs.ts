import { createQuestionPath } from './contact-path.ts';
import type { DestinationSlug } from './destinations/destinations.ts';
import { countryRecords } from './destinations/records.ts';
import { inBothLanguages } from './in-both-languages.ts';
import type { Language } from './language.ts';
import { housing } from './programme-pages/agriculture-internship.ts';
import type { ProgrammeSlug } from './programmes/programme-list.ts';
import { programmeRecords } from './programmes/records.ts';
import { createProgrammeSheetLink } from './sheet-links.ts';
import type { Action } from './types/common.ts';
import type { CostsParagraph } from './types/costs.ts';

/** What a student pays, in one paragraph for each country and programme. The client has to confirm it. */
const texts = inBothLanguages((t, format) => ({
  draft: true,
  title: t('What you pay', 'আপনার খরচ'),
  ask: t('Ask what it costs', 'খরচ কত, জিজ্ঞেস করুন'),
  /** The message with which the contact form begins. */
  question: t('What does it cost, and when do I pay?', 'খরচ কত, আর কখন দিতে হবে?'),
  promise: t(
    'We never ask for money for the promise of a visa.',
    'ভিসা পাইয়ে দেওয়ার কথা বলে আমরা কখনো টাকা চাই না।',
  ),
  paragraphs: {
    usual: t(
      'You pay the visa fee, flight, local travel and personal expenses, and insurance unless your employer covers it. Our fee, deposit, housing and meals are not confirmed here: ask before you decide.',
      'ভিসা ফি, বিমানভাড়া, প্রতিদিনের যাতায়াত ও ব্যক্তিগত খরচ আপনার। নিয়োগদাতা না দিলে বিমার খরচও আপনার। আমাদের ফি, জামানত, থাকা ও খাবারের খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    denmark: t(
      `You pay the visa fee, flight, local travel and personal expenses, and insurance unless the host covers it. Housing costs ${format.moneyRange(housing, housing.currency)} per month. Our fee, deposit and meals are not confirmed here: ask before you decide.`,
      `ভিসা ফি, বিমানভাড়া, প্রতিদিনের যাতায়াত ও ব্যক্তিগত খরচ আপনার। হোস্ট না দিলে বিমার খরচও আপনার। থাকার খরচ মাসে ${format.moneyRange(housing, housing.currency)}। আমাদের ফি, জামানত ও খাবারের খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।`,
    ),
    greece: t(
      'You pay the visa fee, flight, local travel and personal expenses. In a medical internship you also pay for insurance and meals. In a hotel you pay for insurance unless your employer covers it. Our fee, deposit and housing, and meals in a hotel, are not confirmed here: ask before you decide.',
      'ভিসা ফি, বিমানভাড়া, প্রতিদিনের যাতায়াত ও ব্যক্তিগত খরচ আপনার। মেডিকেল ইন্টার্নশিপে বিমা ও খাবারের খরচও আপনার। হোটেলের ইন্টার্নশিপে নিয়োগদাতা না দিলে বিমার খরচ আপনার। আমাদের ফি, জামানত ও থাকার খরচ, আর হোটেলের ইন্টার্নশিপে খাবারের খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    uae: t(
      'You pay the visa fee, travel costs and personal expenses. Medical insurance and accommodation assistance are included. Our fee, deposit, housing and meals are not confirmed here: ask before you decide.',
      'ভিসা ফি, যাতায়াত ও ব্যক্তিগত খরচ আপনার। স্বাস্থ্যবিমা আর থাকার জায়গা পেতে সহায়তা প্রোগ্রামে থাকছে। আমাদের ফি, জামানত, থাকা ও খাবারের খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    bahrain: t(
      'You pay the visa fee, travel and accommodation. Our fee, deposit, insurance and meals are not confirmed here: ask before you decide.',
      'ভিসা ফি, যাতায়াত ও থাকার খরচ আপনার। আমাদের ফি, জামানত, বিমা ও খাবারের খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    dependsOnCountry: t(
      'You pay the visa fee and the flight. Insurance, housing and meals depend on the country: its page says what is known. Our fee and deposit are not confirmed here: ask before you decide.',
      'ভিসা ফি ও বিমানভাড়া আপনার। বিমা, থাকা ও খাবারের খরচ একেক দেশে একেক রকম: যা জানা আছে, যে দেশে যাবেন, তার পাতায় লেখা আছে। আমাদের ফি ও জামানত কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    medical: t(
      'You pay the visa fee, flight, insurance, meals, local transport and personal expenses. Our fee, deposit and housing are not confirmed here: ask before you decide.',
      'ভিসা ফি, বিমানভাড়া, বিমা, খাবার, প্রতিদিনের যাতায়াত ও ব্যক্তিগত খরচ আপনার। আমাদের ফি, জামানত ও থাকার খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    unconfirmed: t(
      'Our fee, deposit, visa fee, flight, insurance and housing are not confirmed here: ask before you decide.',
      'আমাদের ফি, জামানত, ভিসা ফি, বিমানভাড়া, বিমা ও থাকার খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    fromHome: t(
      'You need no visa, no flight and no housing: you work from home. Our fee, deposit and insurance are not confirmed here: ask before you decide.',
      'ভিসা, বিমানভাড়া বা থাকার খরচ নেই: আপনি বাসা থেকেই কাজ করবেন। আমাদের ফি, জামানত ও বিমার খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    inBangladesh: t(
      'You need no visa and no flight: you stay in Bangladesh. Our fee, deposit, insurance and housing are not confirmed here: ask before you decide.',
      'ভিসা বা বিমানভাড়ার খরচ নেই: আপনি বাংলাদেশেই থাকছেন। আমাদের ফি, জামানত, বিমা ও থাকার খরচ কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
    overview: t(
      'It depends on the programme and on the country: the page of each says what is known. Our fee and deposit are not confirmed here: ask before you decide.',
      'একেক প্রোগ্রামে, একেক দেশে খরচ একেক রকম: যা জানা আছে, প্রতিটির পাতায় লেখা আছে। আমাদের ফি ও জামানত কত, তা এখানে নিশ্চিত করে বলা নেই: সিদ্ধান্ত নেওয়ার আগে জিজ্ঞেস করুন।',
    ),
  },
}));

/** Paragraphs for programmes without a visa, which need no warning about promises of one. */
const withoutVisa: readonly CostsParagraph[] = ['fromHome', 'inBangladesh'];

/** The id of the section with the costs, on every page that has it. The search links to it. */
export const costsId = 'costs';

/**
 * What a student pays, as a section of a page. `ask` opens the contact form with the question, `sheet` the sheet for the family,
 * where a programme has one.
 */
export type Costs = {
  id: string;
  title: string;
  text: string;
  ask: Action;
  sheet?: Action | undefined;
};

function createCosts(id: CostsParagraph, question: string, language: Language): Costs {
  const { title, ask, promise, paragraphs } = texts[language];
  return {
    id: costsId,
    title,
    text: withoutVisa.includes(id) ? paragraphs[id] : `${paragraphs[id]} ${promise}`,
    ask: { name: ask, to: question },
  };
}

/** Returns what a student pays in a country. */
export const getCountryCosts = (slug: DestinationSlug, language: Language): Costs =>
  createCosts(
    countryRecords[slug].costs ?? 'usual',
    createQuestionPath(slug, texts[language].question),
    language,
  );

/** Returns what a student pays for a programme. */
export const getProgrammeCosts = (slug: ProgrammeSlug, language: Language): Costs => ({
  ...createCosts(
    programmeRecords[slug].costs,
    createQuestionPath(slug, texts[language].question),
    language,
  ),
  sheet: createProgrammeSheetLink(slug, language),
});

/** Returns what /global-programs says about the costs of all programmes. */
export const getCostsOverview = (language: Language): Costs =>
  createCosts('overview', createQuestionPath(undefined, texts[language].question), language);
