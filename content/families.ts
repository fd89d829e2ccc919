import { countryPage } from './destinations/country-page.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { opportunitySheet } from './opportunity-sheet.ts';
import { listOrganisationFacts } from './organisation-facts.ts';
import { createPhoneUrl } from './phone-url.ts';
import { site } from './site.ts';
import type { Action } from './types/common.ts';
import type { Picture } from './types/picture.ts';

/** A question of families, and the sentences that answer it. */
export type FamilyQuestion = { title: string; sentences: readonly string[] };

/**
 * The content of /families in each language: what parents ask before a student goes. Its answers are those of the sheet for the
 * family, so that both say the same.
 */
export const families = inBothLanguages((t, _, language) => {
  const sheet = opportunitySheet[language];
  const { offices, officeHours, email } = site[language];
  const [{ phone, address }] = offices;
  return {
    draft: true,
    title: t('For families', 'পরিবারের জন্য'),
    description: t(
      'What families ask before a student goes abroad: who decides, what we never ask for, whom to call, and how to check that an offer is ours.',
      'বিদেশে যাওয়ার আগে পরিবার যা জানতে চায়: সিদ্ধান্ত কার, আমরা কখনো কী চাই না, কাকে ফোন করবেন, আর অফারটি আমাদের কি না, কীভাবে যাচাই করবেন।',
    ),
    lead: t(
      'Who decides, what we never ask for, whom to call, and how to check an offer.',
      'সিদ্ধান্ত কার, আমরা কখনো কী চাই না, কাকে ফোন করবেন, আর অফার কীভাবে যাচাই করবেন।',
    ),
    picture: {
      file: 'gallery-airport',
      description: t(
        'A family waves to a student with a suitcase at the airport',
        'বিমানবন্দরে স্যুটকেস হাতে এক শিক্ষার্থীকে তাঁর পরিবার হাত নেড়ে বিদায় দিচ্ছে',
      ),
    } satisfies Picture,
    questions: [
      {
        title: sheet.decision.title,
        sentences: [
          sheet.decision.host,
          sheet.decision.institution,
          sheet.decision.visa(countryPage[language].visaAuthority),
          t(
            'Under 18, a parent or guardian must agree before anything is decided.',
            'শিক্ষার্থীর বয়স ১৮ বছরের কম হলে যেকোনো সিদ্ধান্তের আগে মা, বাবা বা অভিভাবকের সম্মতি লাগবে।',
          ),
        ],
      },
      { title: sheet.neverAsked.title, sentences: sheet.neverAsked.items },
      ...listOrganisationFacts(language).map(({ label, value }) => ({
        title: label,
        sentences: [value],
      })),
    ] satisfies FamilyQuestion[],
    call: {
      title: sheet.call.title,
      phone: { text: phone, href: createPhoneUrl(phone) },
      sentences: [officeHours.open, address, email, sheet.call.lead],
    },
    genuine: {
      title: sheet.genuine.title,
      /** @param siteUrl with its protocol: the server replaces the placeholder of a prerendered page (decision 28) */
      createSentences: (siteUrl: string) => [
        sheet.genuine.anyOffer(siteUrl),
        sheet.genuine.phone(phone),
      ],
    },
    offers: {
      title: sheet.name,
      lead: t(
        'Each offer has one page to read together and to print: how long, what it pays, who pays for what, and which documents. Open a country, and choose an offer.',
        'প্রতিটি সুযোগের একটি করে পাতা আছে, সবাই মিলে পড়ার আর প্রিন্ট করার মতো: কত দিন, কত ভাতা, কোন খরচ কার, কী কী কাগজপত্র। একটি দেশ খুলে সুযোগ বেছে নিন।',
      ),
      actions: [
        { to: '/destinations', name: t('Choose a country', 'দেশ বেছে নিন') },
        { to: '/contact', name: t('Ask us', 'আমাদের জিজ্ঞেস করুন') },
      ] satisfies Action[],
    },
  };
});
