import type { hotelImmersion as english } from '../../en/programmes/hotel-immersion.ts';
import type { Translation } from '../../types/translation.ts';
import { spellRange } from '../spell-range.ts';

export const hotelImmersion = {
  record: {
    text: 'হোটেলে কাজ: ফ্রন্ট অফিস, হাউসকিপিং, খাবার ও সেলস।',
    picture: 'জমকালো হোটেলের লবিতে ডেস্কের সামনে স্যুটকেস হাতে একজন অতিথি',
    application: {
      title: 'হোটেল ইমারশন: আবেদন',
      description:
        'হোটেলের কর্মীদের পাশে কাজ করুন: ফ্রন্ট অফিস, হাউসকিপিং, ফুড অ্যান্ড বেভারেজ, সেলস ও মার্কেটিং।',
      highlights: (days) => [
        { label: 'মেয়াদ', value: `${days} দিন` },
        { label: 'স্থান', value: 'প্রিমিয়াম হোটেল' },
        { label: 'অভিজ্ঞতা', value: 'হাতে-কলমে পরিচিতি' },
      ],
    },
  },
  page: {
    draft: true,
    description: 'হোটেলে দশ দিনের কাজ: ফ্রন্ট অফিস, হাউসকিপিং, ফুড অ্যান্ড বেভারেজ, সেলস ও মার্কেটিং।',
    lede: 'হোটেলে দশ দিনের কাজ, এক বিভাগ থেকে আরেক বিভাগে।',
    factsTitle: 'মূল তথ্য',
    onSite: (days) => `হোটেলে ${days}`,
    location: { label: 'স্থান', value: 'প্রিমিয়াম হোটেল' },
    experience: { label: 'অভিজ্ঞতা', value: 'হাতে-কলমে পরিচিতি' },
    overview: {
      title: 'এক নজরে',
      text: (days) => `${spellRange(days)} হোটেলের কর্মীদের পাশে কাজ করবেন, আর শিখবেন কে কখন কী করেন।`,
    },
    objectives: {
      title: 'উদ্দেশ্য',
      objectives: [
        'একটি হোটেলের কাজ কীভাবে ভাগ করা থাকে, তা বোঝা',
        'অতিথিরা যে মান আশা করেন, তা দেখা',
        'সেবা ও কথা বলার অনুশীলন',
        'হসপিটালিটি আপনার জন্য কি না, তা ঠিক করা',
      ],
    },
    departments: {
      title: 'যে চার বিভাগে কাজ করবেন',
      departments: [
        { title: 'ফ্রন্ট অফিস', text: 'অতিথির আসা, যাওয়া ও রিজার্ভেশন।' },
        { title: 'হাউসকিপিং', text: 'ঘর ও বিছানার চাদর।' },
        { title: 'ফুড অ্যান্ড বেভারেজ', text: 'রান্নাঘর, রেস্তোরাঁ, অনুষ্ঠান।' },
        { title: 'সেলস ও মার্কেটিং', text: 'দলগত বুকিং, দাম ও প্রচার।' },
      ],
    },
    structure: {
      title: 'যেভাবে চলে',
      before: { title: 'আগে', text: 'হোটেল আর পোশাকের নিয়ম আমাদের কাছে জেনে নিন।' },
      onSite: 'কর্মীদের পাশে কাজ করবেন, একের পর এক বিভাগে।',
      after: { title: 'পরে', text: 'কী দেখলেন ও শিখলেন, আমাদের জানান।' },
    },
    included: {
      title: 'যা থাকছে',
      items: ['হোটেলে দশ দিন', 'চারটি বিভাগ', 'কর্মীদের পাশে হাতে-কলমে কাজ'],
    },
    eligibility: { title: 'যোগ্যতা', either: 'হয়', or: 'নয়তো' },
    closing: {
      title: 'হোটেলে দশ দিনের জন্য প্রস্তুত?',
      lede: 'কী পড়ছেন আর কবে দশ দিন সময় আছে, আমাদের জানান।',
      picture: 'হোটেলের রান্নাঘরে চুলার সামনে একজন শেফ ও একজন ট্রেইনি',
    },
  },
} satisfies Translation<typeof english>;
