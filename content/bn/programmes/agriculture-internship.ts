import type { agricultureInternship as english } from '../../en/programmes/agriculture-internship.ts';
import type { Translation } from '../../types/translation.ts';

export const agricultureInternship = {
  record: {
    text: 'ডেনমার্কের খামারে গবাদিপশু পালনে ট্রেইনিশিপ, প্রতি মাসে ভাতাসহ।',
    picture: 'ডোরাকাটা মাঠে আপেলের ঝুড়ি হাতে একজন খামারি, পাশে ট্যাব হাতে একজন ট্রেইনি',
    application: {
      title: 'কৃষি ইন্টার্নশিপ: আবেদন',
      description: (holiday) =>
        `ডেনমার্কের খামারে গবাদিপশু পালনে ট্রেইনিশিপ। প্রতি মাসে ভাতা, আর ভাতাসহ ${holiday}ের ছুটি।`,
      highlights: (duration, pay) => [
        { label: 'মেয়াদ', value: duration },
        { label: 'স্থান', value: 'ডেনমার্ক' },
        { label: 'ভাতা', value: pay },
      ],
    },
  },
  page: {
    draft: true,
    monthly: (money) => `প্রতি মাসে ${money}`,
    description: (pay, holiday) =>
      `ডেনমার্কে গবাদিপশু পালনে ট্রেইনিশিপ: ${pay}, সঙ্গে ওভারটাইম আর ভাতাসহ ${holiday}ের ছুটি।`,
    lede: 'ডেনমার্কের খামারে গবাদিপশু পালনে ভাতাসহ ট্রেইনিশিপ।',
    picture: 'বেড়ার ধারে একজন ট্রেইনি গরুকে খাওয়াচ্ছেন, পেছনে লাল গোলাঘর ও তিনটি বায়ুকল',
    stay: (duration, holiday) => `${duration}, সঙ্গে ভাতাসহ ${holiday}ের ছুটি`,
    facts: {
      contract: 'চুক্তি',
      extendable: (duration) => `${duration}, বাড়ানো যায়`,
      traineeship: 'ট্রেইনিশিপ',
      holiday: 'ভাতাসহ ছুটি',
    },
    pay: {
      title: 'এক মাসের হিসাব',
      lede: 'কত আয় করবেন আর থাকতে কত খরচ হবে, একই মাপে।',
      stipend: { title: 'ভাতা', note: 'প্রতি মাসে, সঙ্গে ওভারটাইম' },
      housing: { title: 'থাকার জায়গা', note: 'প্রতি মাসে' },
    },
    eligibility: {
      title: 'কাদের জন্য',
      age: 'বয়স',
      english: 'ইংরেজি',
      studies: 'পড়াশোনা',
      passport: 'পাসপোর্ট',
    },
    fields: {
      title: 'কাজের ক্ষেত্র',
      fields: ['দুধের গরু', 'শূকর', 'বাছুর ও কমবয়সি গরু', 'পশুখাদ্য ও ফসল'],
    },
    documents: 'নয়টি কাগজ',
    included: {
      title: 'আপনি যা পাবেন',
      items: (pay, holiday, housing) => [
        pay,
        'ওভারটাইমের জন্য বাড়তি টাকা',
        `ভাতাসহ ${holiday}ের ছুটি`,
        `থাকার জায়গা, খরচ ${housing}`,
        'বাড়ানো যায় এমন চুক্তি',
      ],
    },
    notIncluded: {
      title: 'যা থাকছে না',
      items: ['বিমানভাড়া', 'ভিসা ও দূতাবাসের ফি', 'ব্যক্তিগত খরচ', 'বিমা, হোস্ট না দিলে', 'প্রতিদিনের যাতায়াত'],
    },
    closing: {
      title: 'খামারে কাজের জন্য প্রস্তুত?',
      lede: 'কবে শুরু করতে পারবেন, আমাদের জানান।',
      ask: 'আবেদন নিয়ে জিজ্ঞেস করুন',
      picture: 'আপেলের ঝুড়ি হাতে একজন খামারি, গাছে ঠেকানো মইয়ে একজন ট্রেইনি',
    },
  },
} satisfies Translation<typeof english>;
