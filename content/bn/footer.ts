import type { footer as english } from '../en/footer.ts';
import type { Translation } from '../types/translation.ts';

export const footer = {
  about: 'আমাদের সম্পর্কে',
  families: 'পরিবারের জন্য',
  social: 'সামাজিক যোগাযোগমাধ্যম',
  rights: (name: string) => `${name}। সর্বস্বত্ব সংরক্ষিত।`,
  programmes: 'গ্লোবাল প্রোগ্রাম',
  national: {
    title: 'ন্যাশনাল প্রোগ্রাম',
    students: 'শিক্ষার্থীদের জন্য',
    employers: 'নিয়োগদাতাদের জন্য',
    services: 'সেবা',
  },
} satisfies Translation<typeof english>;
