import type { RegionGroup } from '../destinations/region-groups.ts';
import type { Region } from '../types/destination.ts';

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
