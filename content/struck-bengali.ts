/** Bengali words that a native reading struck, and the words in their place. */
export type StruckWords = {
  /** With "…" at the end, the last word may have any ending. */
  words: string;
  instead: string;
  why: string;
};

/**
 * What Bengali texts no longer say. A test refuses it in content and posts (docs/guides/bengali.md). The glossary has the words in
 * its place.
 */
export const struckBengali: readonly StruckWords[] = [
  { words: 'জেনে নিন', instead: 'আমাদের জিজ্ঞেস করুন', why: 'an advertisement: "read on"' },
  { words: 'নেন একজন মানুষ', instead: 'সিদ্ধান্ত যন্ত্র নেয় না, মানুষ নেয়', why: 'robot English' },
  { words: 'একজন মানুষ পড়…', instead: 'আমাদের একজন কর্মী পড়েন', why: 'robot English' },
  { words: 'একজন মানুষ তা', instead: 'আমাদের একজন কর্মী তা', why: 'robot English' },
  { words: 'প্রথম উত্তর', instead: 'প্রাথমিক উত্তর', why: 'the first of several' },
  { words: 'আপনার জন্য খোলা', instead: 'এখনই আবেদন করতে পারেন', why: '"open to you"' },
  { words: 'আপনার জন্য কোনটি খোলা', instead: 'আপনি কোনটি পেতে পারেন', why: '"open to you"' },
  { words: 'মানানসই…', instead: 'উপযুক্ত', why: 'said of clothes' },
  { words: 'নিজেকে দেখতে চান', instead: 'যেতে চান', why: 'an English idiom' },
  { words: 'দেখে নেব', instead: 'যাচাই করব', why: 'a threat' },
  { words: 'প্লেসমেন্ট…', instead: 'কাজ, কাজের ব্যবস্থা, সুযোগ', why: 'nobody knows the word' },
  { words: 'প্রথম শব্দগুলো', instead: 'ভাষায় হাতেখড়ি', why: 'word for word' },
  { words: 'কাজে ইংরেজি', instead: 'কাজের ভাষা ইংরেজি', why: 'word for word' },
  { words: 'কোম্পানিগুলো আছে', instead: 'ছড়ানো', why: 'word for word' },
  { words: 'আটটি কাগজ…', instead: '৮ ধরনের কাগজপত্র', why: 'sheets of paper' },
  { words: 'নয়টি কাগজ…', instead: '৯ ধরনের কাগজপত্র', why: 'sheets of paper' },
  { words: '৭টি কাগজ…', instead: '৭ ধরনের কাগজপত্র', why: 'sheets of paper' },
  { words: '৮টি কাগজ…', instead: '৮ ধরনের কাগজপত্র', why: 'sheets of paper' },
  { words: '৯টি কাগজ…', instead: '৯ ধরনের কাগজপত্র', why: 'sheets of paper' },
  { words: 'কথা, কাগজে', instead: 'ছাপার জন্য ব্রোশিওর', why: 'newspapers' },
  { words: 'ছবি বদল', instead: 'স্লাইডশো', why: 'word for word' },
  { words: 'লোগো বদল', instead: 'লোগো', why: 'word for word' },
  { words: 'পেছনের ছবি', instead: 'পটভূমির ছবি', why: 'the picture behind' },
  { words: 'যাঁকে লিখতে পারবেন', instead: 'যাঁর সঙ্গে যোগাযোগ করতে পারবেন', why: 'word for word' },
  { words: 'ভাষা ইমারশন', instead: 'সারা দিন স্থানীয় ভাষায়', why: 'nobody knows the word' },
  { words: 'ডিগ্রিতে যান', instead: 'ডিগ্রি করুন', why: 'word for word' },
  { words: 'কক্ষ তৈরি', instead: 'কক্ষ গোছানো', why: 'building one' },
  { words: 'প্রতিযোগীদের', instead: 'প্রতিদ্বন্দ্বীদের', why: 'contestants' },
  { words: 'মধ্যপ্রাচ্যের বিলাসিতা', instead: 'আভিজাত্য', why: 'pejorative' },
  { words: 'ফাইন্যান্স ও হিসাব', instead: 'ফাইন্যান্স ও অ্যাকাউন্টিং', why: 'the subject has its name' },
  { words: 'মাঝারি স্তরের ওপরের', instead: 'মাঝারির চেয়ে ভালো', why: 'word for word' },
  { words: 'মাঝারির ওপরে', instead: 'মাঝারির চেয়ে ভালো', why: 'word for word' },
  { words: 'যা তুলনা করছেন', instead: 'তুলনার বিষয়', why: 'word for word' },
  { words: 'ঘণ্টা, সপ্তাহে', instead: 'সপ্তাহে ১০ ঘণ্টা', why: 'English order' },
  { words: 'বিমা, নিয়োগদাতা না দিলে', instead: 'নিয়োগদাতা না দিলে বিমা', why: 'English order' },
  { words: 'বিমা, হোস্ট না দিলে', instead: 'হোস্ট না দিলে বিমা', why: 'English order' },
  { words: 'নিজের কথা বলুন', instead: 'সংকোচ না করে মত জানান', why: '"talk about yourself"' },
  { words: 'এগুলো ছাড়াও আবেদন', instead: 'এগুলো না থাকলেও', why: '"besides these"' },
  { words: '৪৮ ঘণ্টার মধ্যে আপনাকে জানাব', instead: 'যোগাযোগ করব', why: 'promises the decision' },
  { words: 'সংগঠনের সদস্য', instead: 'যাদের সঙ্গে যুক্ত', why: 'claims membership' },
  { words: 'তাঁর সঙ্গে কথা বলতে চান', instead: 'তাঁকে চেয়ে নিন', why: '"you want to"' },
  { words: 'শিক্ষার্থী গেছেন', instead: 'শিক্ষার্থী সুযোগ পেয়েছেন', why: 'more than "placed"' },
  { words: 'আবেদন পাওয়া গেছে', instead: 'আবেদন পৌঁছেছে', why: '"found"' },
  { words: 'যোগাযোগ গড়ে দিই', instead: 'যোগাযোগ করিয়ে দিই', why: 'word for word' },
  { words: '(ব্যাচেলর)', instead: '(অনার্স বা পাস কোর্স)', why: 'an unmarried man' },
  { words: 'অনার্স বা পাস)', instead: 'অনার্স বা পাস কোর্স)', why: 'পাস alone is "passed"' },
];
