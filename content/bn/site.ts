import type { site as english } from '../site.ts';
import type { Translation } from '../types/translation.ts';

export const siteName = 'ওপার ইন্টারন্যাশনাল';

/** The texts of the organisation's record (`content/site.ts`). Phones, e-mail and links stand there once. */
export const site = {
  name: siteName,
  shortName: 'ওপার',
  blurb:
    'নদীর ওপার মানে নতুন এক শুরু। বাংলাদেশের মানুষকে বিদেশে পড়তে, প্রশিক্ষণ নিতে আর কাজ করতে আমরা সহায়তা করি।',
  offices: [
    { name: 'বাংলাদেশ অফিস', address: '[বাড়ি ও রাস্তা], ঢাকা ০০০০' },
    { name: 'যুক্তরাজ্য অফিস', address: '[রাস্তা], লন্ডন AA0 0AA' },
  ],
  officeHours: {
    open: 'রোববার থেকে বৃহস্পতিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা',
    closed: 'শুক্র ও শনিবার বন্ধ',
  },
} satisfies SiteTexts;

type SiteTexts = Translation<
  Pick<typeof english, 'name' | 'shortName' | 'blurb' | 'officeHours'>
> & { offices: readonly [OfficeTexts, OfficeTexts] };
type OfficeTexts = { name: string; address: string };
