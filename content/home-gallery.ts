import { inBothLanguages } from './in-both-languages.ts';
import type { GalleryPicture } from './types/picture.ts';

/** The pictures of the way from home to graduation, for the home page. */
export const homeGallery = inBothLanguages((t) => ({
  title: t('Moments on the way', 'পথের কিছু মুহূর্ত'),
  pictures: [
    {
      file: 'gallery-airport',
      caption: t('Leaving home', 'বাড়ি ছেড়ে রওনা'),
      description: t('A family says goodbye at the airport', 'বিমানবন্দরে একটি পরিবার বিদায় জানাচ্ছে'),
    },
    {
      file: 'gallery-kitchen',
      caption: t('Hotel kitchen', 'হোটেলের রান্নাঘর'),
      description: t(
        'A chef and a trainee at a hotel stove',
        'হোটেলের চুলার সামনে একজন শেফ ও একজন ট্রেইনি',
      ),
    },
    {
      file: 'gallery-market',
      caption: t('Market day', 'হাটের দিন'),
      description: t('A woman buys fruit at a street market', 'রাস্তার বাজারে একজন নারী ফল কিনছেন'),
    },
    {
      file: 'gallery-farm',
      focus: '68% 50%',
      caption: t('Harvest', 'ফসল তোলা'),
      description: t('Two people pick apples on a farm', 'খামারে দুজন আপেল পাড়ছেন'),
    },
    {
      file: 'gallery-classroom',
      focus: '70% 50%',
      caption: t('First lecture', 'প্রথম ক্লাস'),
      description: t('A student raises a hand in class', 'ক্লাসে একজন শিক্ষার্থী হাত তুলেছেন'),
    },
    {
      file: 'gallery-graduation',
      caption: t('Graduation', 'সমাবর্তন'),
      description: t('Graduates throw their caps', 'স্নাতকেরা আকাশে টুপি ছুড়ছেন'),
    },
  ] satisfies GalleryPicture[],
}));
