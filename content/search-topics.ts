/**
 * Words that ask for the same thing, in English, in Bengali letters and in Bengali written by ear. A query with one word of
 * a line also finds the other words of that line. A word can be on several lines. Bengali words stand without case endings.
 *
 * The subjects are also what the search picks out of the texts of countries.
 */
export const searchSubjects = [
  'cost fee price charge budget money tuition khoroch khorch taka খরচ ফি টাকা refund',
  'salary stipend wage income earn paid beton betan বেতন আয়',
  'visa embassy viza ভিসা',
  'scholarship funding waiver britti বৃত্তি স্কলারশিপ',
  'loan fund bank sponsor savings ঋণ লোন ব্যাংক',
  'computer laptop software programming developer computing cyber কম্পিউটার সফটওয়্যার',
  'halal muslim prayer mosque ramadan namaz হালাল নামাজ',
  'lodging accommodation housing hostel room thaka basha থাকা',
  'english ielts toefl ইংরেজি আইইএলটিএস',
  'language bhasha ভাষা',
  'medical nurse nursing doctor hospital clinic health clinical mbbs pharmacy daktar নার্স ডাক্তার হাসপাতাল physiotherapy dental',
  'gpa cgpa grade result transcript রেজাল্ট',
  'chef cook kitchen culinary pastry restaurant শেফ রান্না',
  'certificate certification sonod সার্টিফিকেট',
  'degree bachelor undergraduate master postgraduate phd mba university college varsity ডিগ্রি বিশ্ববিদ্যালয় অনার্স মাস্টার্স',
  'police clearance পুলিশ',
  'hotel hospitality resort tourism housekeeping reception হোটেল',
  'farm agriculture livestock dairy cattle cow farmer krishi khamar খামার কৃষি',
  'teacher teaching school teach শিক্ষক',
  'virtual remote online desk ghore অনলাইন',
  'insurance বিমা',
  'flight ticket plane',
  'winter cold snow weather thanda শীত',
  'exchange semester',
  'europe european schengen ইউরোপ',
];

/** Lines of words that are too common to say what a text is about. */
const practicalTopics = [
  'business marketing finance accounting bba ব্যবসা',
  'engineering engineer ইঞ্জিনিয়ার',
  'law lawyer legal',
  'food meal eat khabar খাবার',
  'age old boyosh boyos বয়স',
  'job employment vacancy chakri kaj চাকরি কাজ',
  'brochure prospectus pdf download ব্রোশিওর',
  'passport pasport পাসপোর্ট',
  'apply application form register registration enrol admission abedon vorti আবেদন ফরম ভর্তি',
  'address office visit thikana অফিস ঠিকানা',
  'phone mobile number call whatsapp ফোন মোবাইল নম্বর যোগাযোগ jogajog',
  'consultation advisor counselling পরামর্শ advice guidance',
  'hour open opening closed',
  'document paper kagoj কাগজ ডকুমেন্ট',
  'resume cv biodata সিভি',
  'interview viva ইন্টারভিউ',
  'study student education porashona পড়াশোনা ছাত্র শিক্ষার্থী',
  'intern internship traineeship training ইন্টার্ন প্রশিক্ষণ',
  'employer hire recruitment talent company organisation niyog নিয়োগ কোম্পানি staff',
  'event seminar fair webinar workshop calendar মেলা সেমিনার ইভেন্ট',
  'local national bangladesh dhaka deshe দেশে বাংলাদেশ ঢাকা',
  'letter sop motivation statement চিঠি',
  'recommendation reference lor',
  'eligible eligibility qualify qualification requirement condition jogyota যোগ্যতা',
  'destination country countries desh দেশ',
  'date deadline তারিখ',
  'trust genuine fake scam',
  'review testimonial',
  'blog article news',
  'school hsc ssc এইচএসসি',
  'abroad overseas foreign international bidesh bideshe বিদেশ',
  'parent family father mother বাবা মা পরিবার',
];

export const searchTopics = [...searchSubjects, ...practicalTopics];
