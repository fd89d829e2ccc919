import type { Spellings } from '../vocabulary/spellings.ts';
import type { ProgrammeSlug } from './programmes.ts';

/** How a programme is looked for, beside its name: in Bengali, by ear, by another name. */
export const programmeSpellings: Record<ProgrammeSlug, Spellings> = {
  'study-abroad': {
    bengali: ['বিদেশে পড়াশোনা', 'স্টাডি অ্যাব্রড', 'উচ্চশিক্ষা', 'বিদেশে উচ্চশিক্ষা'],
    latin: ['bideshe porashona', 'porashona', 'uccho shikkha', 'stadi abrod'],
  },
  'virtual-internship': {
    bengali: ['ভার্চুয়াল ইন্টার্নশিপ', 'ভার্চুয়াল', 'অনলাইন ইন্টার্নশিপ'],
    latin: ['varchual', 'vartual', 'virchual', 'online internship', 'remote internship'],
  },
  'international-internship': {
    bengali: ['ইন্টারন্যাশনাল ইন্টার্নশিপ', 'ইন্টার্নশিপ', 'আন্তর্জাতিক ইন্টার্নশিপ'],
    latin: ['intarnship', 'antorjatik', 'intarneshonal'],
  },
  'agriculture-internship': {
    bengali: ['কৃষি ইন্টার্নশিপ', 'কৃষি', 'এগ্রিকালচার'],
    latin: ['krishi', 'krisi', 'agrikalchar', 'egrikalchar', 'farm internship'],
  },
  'medical-internships': {
    bengali: ['মেডিকেল ইন্টার্নশিপ', 'মেডিকেল', 'চিকিৎসা', 'নার্সিং'],
    latin: ['medikel', 'medikal', 'chikitsa', 'nursing'],
  },
  'pathway-program': {
    bengali: ['পাথওয়ে প্রোগ্রাম', 'পাথওয়ে', 'ফাউন্ডেশন'],
    latin: ['pathoye', 'pathwey', 'patway', 'foundation year'],
  },
  'student-exchange': {
    bengali: ['শিক্ষার্থী বিনিময়', 'স্টুডেন্ট এক্সচেঞ্জ', 'এক্সচেঞ্জ'],
    latin: ['exchenge', 'ekschenj', 'binimoy', 'shikkharthi binimoy', 'erasmus'],
  },
  'professional-immersion': {
    bengali: ['প্রফেশনাল ইমারশন', 'পেশাগত প্রশিক্ষণ', 'প্রফেশনাল'],
    latin: ['profeshonal', 'peshagoto', 'imarshon'],
  },
  'hotel-immersion': {
    bengali: ['হোটেল ইমারশন', 'হোটেল', 'হোটেল প্রশিক্ষণ'],
    latin: ['hotel training', 'hotel imarshon', 'hotel proshikkhon'],
  },
};
