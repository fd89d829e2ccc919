import type { DestinationSlug } from '../destinations/destinations.ts';
import type { RegionGroup } from '../destinations/region-groups.ts';
import type { ProgrammeSlug } from '../programmes/programmes.ts';
import type { Region } from '../types/country.ts';

/** The names of the programmes (docs/guides/bengali-glossary.md). */
export const programmeNames = {
  'study-abroad': 'বিদেশে পড়াশোনা',
  'virtual-internship': 'ভার্চুয়াল ইন্টার্নশিপ',
  'international-internship': 'ইন্টারন্যাশনাল ইন্টার্নশিপ',
  'agriculture-internship': 'কৃষি ইন্টার্নশিপ',
  'medical-internships': 'বিদেশে মেডিকেল ইন্টার্নশিপ',
  'pathway-program': 'পাথওয়ে প্রোগ্রাম',
  'student-exchange': 'স্টুডেন্ট এক্সচেঞ্জ',
  'professional-immersion': 'প্রফেশনাল ইমারশন',
  'hotel-immersion': 'হোটেল ইমারশন',
} satisfies Record<ProgrammeSlug, string>;

/** The names of the countries, with their endings: `in` is "in Germany", `of` is "of Germany". */
export const countryNames = {
  usa: { name: 'যুক্তরাষ্ট্র', in: 'যুক্তরাষ্ট্রে', of: 'যুক্তরাষ্ট্রের' },
  germany: { name: 'জার্মানি', in: 'জার্মানিতে', of: 'জার্মানির' },
  denmark: { name: 'ডেনমার্ক', in: 'ডেনমার্কে', of: 'ডেনমার্কের' },
  france: { name: 'ফ্রান্স', in: 'ফ্রান্সে', of: 'ফ্রান্সের' },
  italy: { name: 'ইতালি', in: 'ইতালিতে', of: 'ইতালির' },
  spain: { name: 'স্পেন', in: 'স্পেনে', of: 'স্পেনের' },
  portugal: { name: 'পর্তুগাল', in: 'পর্তুগালে', of: 'পর্তুগালের' },
  'united-kingdom': { name: 'যুক্তরাজ্য', in: 'যুক্তরাজ্যে', of: 'যুক্তরাজ্যের' },
  ireland: { name: 'আয়ারল্যান্ড', in: 'আয়ারল্যান্ডে', of: 'আয়ারল্যান্ডের' },
  netherlands: { name: 'নেদারল্যান্ডস', in: 'নেদারল্যান্ডসে', of: 'নেদারল্যান্ডসের' },
  'new-zealand': { name: 'নিউজিল্যান্ড', in: 'নিউজিল্যান্ডে', of: 'নিউজিল্যান্ডের' },
  'czech-republic': { name: 'চেক প্রজাতন্ত্র', in: 'চেক প্রজাতন্ত্রে', of: 'চেক প্রজাতন্ত্রের' },
  croatia: { name: 'ক্রোয়েশিয়া', in: 'ক্রোয়েশিয়ায়', of: 'ক্রোয়েশিয়ার' },
  montenegro: { name: 'মন্টিনিগ্রো', in: 'মন্টিনিগ্রোতে', of: 'মন্টিনিগ্রোর' },
  malta: { name: 'মাল্টা', in: 'মাল্টায়', of: 'মাল্টার' },
  greece: { name: 'গ্রিস', in: 'গ্রিসে', of: 'গ্রিসের' },
  thailand: { name: 'থাইল্যান্ড', in: 'থাইল্যান্ডে', of: 'থাইল্যান্ডের' },
  vietnam: { name: 'ভিয়েতনাম', in: 'ভিয়েতনামে', of: 'ভিয়েতনামের' },
  indonesia: { name: 'ইন্দোনেশিয়া', in: 'ইন্দোনেশিয়ায়', of: 'ইন্দোনেশিয়ার' },
  malaysia: { name: 'মালয়েশিয়া', in: 'মালয়েশিয়ায়', of: 'মালয়েশিয়ার' },
  'hong-kong': { name: 'হংকং', in: 'হংকংয়ে', of: 'হংকংয়ের' },
  china: { name: 'চীন', in: 'চীনে', of: 'চীনের' },
  uae: { name: 'সংযুক্ত আরব আমিরাত', in: 'সংযুক্ত আরব আমিরাতে', of: 'সংযুক্ত আরব আমিরাতের' },
  bahrain: { name: 'বাহরাইন', in: 'বাহরাইনে', of: 'বাহরাইনের' },
} satisfies Record<DestinationSlug, { name: string; in: string; of: string }>;

export const regionNames = {
  europe: 'ইউরোপ',
  asia: 'এশিয়া',
  'middle-east': 'মধ্যপ্রাচ্য',
  americas: 'আমেরিকা',
  oceania: 'ওশেনিয়া',
} satisfies Record<Region, string>;

export const regionGroupNames = {
  europe: 'ইউরোপ',
  asia: 'এশিয়া ও মধ্যপ্রাচ্য',
  americas: 'আমেরিকা ও প্রশান্ত মহাসাগরীয় অঞ্চল',
} satisfies Record<RegionGroup['id'], string>;
