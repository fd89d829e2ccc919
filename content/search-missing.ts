/** A subject that people ask for and that has no page. The search says so and offers the nearest pages. */
export type MissingSubject = {
  /** Expressions in English, in Bengali letters and in Bengali written by ear, separated by commas. Visitors read the one they used. */
  expressions: string;
  /** The ids of the records that are offered: paths. */
  nearest: readonly [string, string, string];
};

const country = (slug: string) => `/destinations/${slug}`;
const costs = '/global-programs#costs';
const jobs = '/global-programs/international-internship';

/** What somebody asks who fears a false offer. /about has the licence as soon as content/organisation-facts.ts has it. */
const organisation = ['/families', '/about', '/contact'] as const;

/**
 * Subjects without a page. A line goes when its subject gets a page. A country that an offer names (Nepal, Kenya …) isn't
 * here: the page of the offer is the answer.
 */
export const missingSubjects: readonly MissingSubject[] = [
  {
    expressions:
      'Saudi Arabia, Saudi, KSA, soudi, সৌদি আরব, সৌদি, Qatar, কাতার, Kuwait, kuwet, কুয়েত, Oman, ওমান, Jordan, জর্ডান, Lebanon, লেবানন, Iraq, ইরাক',
    nearest: [country('uae'), country('bahrain'), '/destinations'],
  },
  {
    expressions: 'Canada, কানাডা',
    nearest: [country('usa'), country('united-kingdom'), country('ireland')],
  },
  {
    expressions: 'Australia, অস্ট্রেলিয়া, Fiji, ফিজি',
    nearest: [country('new-zealand'), country('malaysia'), country('united-kingdom')],
  },
  {
    expressions: 'Japan, জাপান, Korea, কোরিয়া, South Korea, দক্ষিণ কোরিয়া, Taiwan, তাইওয়ান',
    nearest: [country('china'), country('hong-kong'), country('vietnam')],
  },
  {
    expressions:
      'Singapore, সিঙ্গাপুর, Brunei, ব্রুনাই, Philippines, ফিলিপাইন, Maldives, মালদ্বীপ, India, ভারত, ইন্ডিয়া',
    nearest: [country('malaysia'), country('thailand'), country('indonesia')],
  },
  {
    expressions:
      'Poland, পোল্যান্ড, Romania, রোমানিয়া, Hungary, হাঙ্গেরি, Bulgaria, বুলগেরিয়া, Serbia, সার্বিয়া, Slovakia, Slovenia, Austria, অস্ট্রিয়া, Albania, আলবেনিয়া, Bosnia, Belarus, Ukraine, ইউক্রেন, Russia, রাশিয়া, Lithuania, লিথুয়ানিয়া, Latvia, Estonia',
    nearest: [country('germany'), country('czech-republic'), country('croatia')],
  },
  {
    expressions:
      'Sweden, সুইডেন, Norway, নরওয়ে, Finland, ফিনল্যান্ড, Iceland, Switzerland, সুইজারল্যান্ড, Belgium, বেলজিয়াম, Luxembourg',
    nearest: [country('denmark'), country('germany'), country('netherlands')],
  },
  {
    expressions: 'Turkey, Turkiye, তুরস্ক, Cyprus, সাইপ্রাস, Libya, লিবিয়া, Egypt, মিশর, Morocco',
    nearest: [country('greece'), country('malta'), country('italy')],
  },
  {
    expressions: 'Brazil, ব্রাজিল, South Africa, দক্ষিণ আফ্রিকা, Mauritius',
    nearest: [country('usa'), country('portugal'), '/destinations'],
  },
  {
    expressions:
      'garment, গার্মেন্টস, driver, driving, ড্রাইভার, construction, mason, রাজমিস্ত্রি, electrician, ইলেকট্রিশিয়ান, welder, welding, plumber, factory, কারখানা, ফ্যাক্টরি, security guard, সিকিউরিটি গার্ড, caregiver, কেয়ারগিভার, ক্লিনার, cleaner',
    nearest: [jobs, '/destinations', '/global-programs?age='],
  },
  {
    expressions:
      'licence, license, লাইসেন্স, BMET, বিএমইটি, সরকার অনুমোদিত, সরকারি অনুমোদন, অনুমোদিত, অনুমোদন, onumodon, onumodito, government approved, government registered, govt approved, approved by government',
    nearest: organisation,
  },
  {
    expressions: 'bKash, বিকাশ, Nagad, instalment, installment, EMI, kisti, কিস্তি',
    nearest: [costs, '/contact', '/families'],
  },
];
