import type { navigation as english } from '../en/navigation.ts';
import type { Translation } from '../types/translation.ts';
import { siteName } from './site.ts';

export const navigation = {
  label: 'প্রধান মেনু',
  open: 'মেনু',
  close: 'মেনু বন্ধ করুন',
  logo: `${siteName}, হোম`,
  search: 'খুঁজুন',
  home: 'হোম',
  programmes: 'গ্লোবাল প্রোগ্রাম',
  overview: 'এক নজরে',
  destinations: 'গন্তব্য দেশ',
  national: 'ন্যাশনাল প্রোগ্রাম',
  events: 'ইভেন্ট',
  contact: 'যোগাযোগ',
  finder: 'আমি কি যেতে পারব?',
  about: 'আমাদের সম্পর্কে',
  families: 'পরিবারের জন্য',
  call: 'ফোন করুন:',
  apply: 'এখনই আবেদন করুন',
  menus: {
    programmes: 'কারা আবেদন করতে পারবেন, কী থাকছে আর কী লাগবে',
    allDestinations: 'সব দেশ',
    national: {
      overview: 'বাংলাদেশের শিক্ষার্থী ও নিয়োগদাতাদের জন্য',
      students: { name: 'শিক্ষার্থীদের জন্য', text: 'ইন্টার্নশিপ, সেমিনার, পরামর্শ' },
      employers: {
        name: 'নিয়োগদাতাদের জন্য',
        text: 'কর্মী বাছাই, ক্যাম্পাসে আলোচনা, মানবসম্পদ উন্নয়ন',
      },
    },
  },
} satisfies Translation<typeof english>;
