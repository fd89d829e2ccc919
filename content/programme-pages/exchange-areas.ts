import { inBothLanguages } from '../in-both-languages.ts';
import type { Item } from '../types/common.ts';
import type { Picture } from '../types/picture.ts';

/** The areas of study of an exchange, for its page. They are exactly four: the stylesheet has a colour for each. */
export const exchangeAreas = inBothLanguages((t) => ({
  title: t('Areas of Study', 'পড়ার বিষয়'),
  areas: [
    {
      title: t('Hospitality Management', 'হসপিটালিটি ব্যবস্থাপনা'),
      text: t('Running hotels and looking after guests.', 'হোটেল পরিচালনা ও অতিথিদের দেখাশোনা।'),
      picture: {
        file: 'prog-lobby',
        description: t(
          'A guest with a suitcase at the desk of a hotel lobby',
          'হোটেলের লবিতে ডেস্কের সামনে স্যুটকেস হাতে একজন অতিথি',
        ),
      },
    },
    {
      title: t('Culinary Arts', 'রন্ধনশিল্প'),
      text: t('Kitchens, menus and the food of another country.', 'রান্নাঘর, মেনু আর অন্য দেশের খাবার।'),
      picture: {
        file: 'gallery-kitchen',
        description: t(
          'A chef and a student cook side by side',
          'একজন শেফ ও একজন শিক্ষার্থী পাশাপাশি রান্না করছেন',
        ),
      },
    },
    {
      title: t('Business Studies', 'ব্যবসায় শিক্ষা'),
      text: t('Markets, teams and management.', 'বাজার, টিম ও ব্যবস্থাপনা।'),
      picture: {
        file: 'national-workshop',
        description: t(
          'A team around a table, a chart on the wall',
          'টেবিল ঘিরে একটি টিম, দেয়ালে একটি চার্ট',
        ),
      },
    },
    {
      title: t('Language Immersion', 'সারা দিন স্থানীয় ভাষায়'),
      text: t('The local language, in class and every day.', 'ক্লাসেও, প্রতিদিনের জীবনেও।'),
      picture: {
        file: 'gallery-market',
        description: t(
          'A student buys fruit at a street market',
          'একজন শিক্ষার্থী রাস্তার বাজারে ফল কিনছেন',
        ),
      },
    },
  ] satisfies (Item & { picture: Picture })[],
}));
