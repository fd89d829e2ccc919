import type { partners as english } from '../en/partners.ts';
import type { Translation } from '../types/translation.ts';

export const partners = {
  hotel: { sample: true, name: 'উদাহরণ: সহযোগী হোটেল' },
  university: { sample: true, name: 'উদাহরণ: সহযোগী বিশ্ববিদ্যালয়' },
  farm: { sample: true, name: 'উদাহরণ: সহযোগী খামার' },
  hospital: { sample: true, name: 'উদাহরণ: সহযোগী হাসপাতাল' },
  airline: { sample: true, name: 'উদাহরণ: সহযোগী বিমান সংস্থা' },
  restaurant: { sample: true, name: 'উদাহরণ: সহযোগী রেস্তোরাঁ' },
  'language-school': { sample: true, name: 'উদাহরণ: সহযোগী ভাষা শিক্ষার স্কুল' },
} satisfies Translation<typeof english>;
