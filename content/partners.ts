import { inBothLanguages } from './in-both-languages.ts';
import type { Partner } from './types/common.ts';

/**
 * Seven examples with invented logos (requirements 2, "Home"). The client replaces them with its partners, in any number.
 */
export const partners = inBothLanguages(
  (t) =>
    [
      { sample: true, name: t('Example hotel partner', 'উদাহরণ: সহযোগী হোটেল'), logo: 'partner-1' },
      {
        sample: true,
        name: t('Example university partner', 'উদাহরণ: সহযোগী বিশ্ববিদ্যালয়'),
        logo: 'partner-2',
      },
      { sample: true, name: t('Example farm partner', 'উদাহরণ: সহযোগী খামার'), logo: 'partner-3' },
      {
        sample: true,
        name: t('Example hospital partner', 'উদাহরণ: সহযোগী হাসপাতাল'),
        logo: 'partner-4',
      },
      {
        sample: true,
        name: t('Example airline partner', 'উদাহরণ: সহযোগী বিমান সংস্থা'),
        logo: 'partner-5',
      },
      {
        sample: true,
        name: t('Example restaurant partner', 'উদাহরণ: সহযোগী রেস্তোরাঁ'),
        logo: 'partner-6',
      },
      {
        sample: true,
        name: t('Example language school partner', 'উদাহরণ: সহযোগী ভাষা শিক্ষার স্কুল'),
        logo: 'partner-7',
      },
    ] satisfies Partner[],
);
