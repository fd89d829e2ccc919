/** A subject that people ask for and that has no page. The search says so and offers the nearest pages. */
export type MissingSubject = {
  /** Expressions in English, in Bengali letters and in Bengali written by ear, separated by commas. */
  expressions: string;
  /** The ids of the records that are offered: paths. */
  nearest: readonly [string, string, string];
};

const country = (slug: string) => `/destinations/${slug}`;
const costs = '/global-programs#costs';
const jobs = '/global-programs/international-internship';

/** What somebody asks who fears a false offer. /about has the licence as soon as content/organisation-facts.ts has it. */
const organisation = ['/about', 'genuine', '/contact'] as const;

/**
 * Subjects without a page. A line goes when its subject gets a page. A country that an offer names (Nepal, Kenya …) isn't
 * here: the page of the offer is the answer.
 */
export const missingSubjects: readonly MissingSubject[] = [
  {
    expressions:
      'saudi arabia, saudi, ksa, soudi, সৌদি আরব, সৌদি, qatar, katar, কাতার, kuwait, kuwet, কুয়েত, oman, ওমান, jordan, জর্ডান, lebanon, লেবানন, iraq, ইরাক',
    nearest: [country('uae'), country('bahrain'), '/destinations'],
  },
  {
    expressions: 'canada, kanada, কানাডা',
    nearest: [country('usa'), country('united-kingdom'), country('ireland')],
  },
  {
    expressions: 'australia, অস্ট্রেলিয়া, fiji, ফিজি',
    nearest: [country('new-zealand'), country('malaysia'), country('united-kingdom')],
  },
  {
    expressions: 'japan, জাপান, korea, কোরিয়া, south korea, দক্ষিণ কোরিয়া, taiwan, তাইওয়ান',
    nearest: [country('china'), country('hong-kong'), country('vietnam')],
  },
  {
    expressions:
      'singapore, singapur, সিঙ্গাপুর, brunei, ব্রুনাই, philippines, ফিলিপাইন, maldives, মালদ্বীপ, india, ভারত, ইন্ডিয়া',
    nearest: [country('malaysia'), country('thailand'), country('indonesia')],
  },
  {
    expressions:
      'poland, পোল্যান্ড, romania, রোমানিয়া, hungary, হাঙ্গেরি, bulgaria, বুলগেরিয়া, serbia, সার্বিয়া, slovakia, slovenia, austria, অস্ট্রিয়া, albania, আলবেনিয়া, bosnia, belarus, ukraine, ইউক্রেন, russia, রাশিয়া, lithuania, লিথুয়ানিয়া, latvia, estonia',
    nearest: [country('germany'), country('czech-republic'), country('croatia')],
  },
  {
    expressions:
      'sweden, সুইডেন, norway, নরওয়ে, finland, ফিনল্যান্ড, iceland, switzerland, সুইজারল্যান্ড, belgium, বেলজিয়াম, luxembourg',
    nearest: [country('denmark'), country('germany'), country('netherlands')],
  },
  {
    expressions: 'turkey, turkiye, তুরস্ক, cyprus, সাইপ্রাস, libya, লিবিয়া, egypt, মিশর, morocco',
    nearest: [country('greece'), country('malta'), country('italy')],
  },
  {
    expressions: 'brazil, ব্রাজিল, chile, cuba, africa job, south africa, দক্ষিণ আফ্রিকা, mauritius',
    nearest: [country('usa'), country('portugal'), '/destinations'],
  },
  {
    expressions:
      'garment, গার্মেন্টস, driver, driving, ড্রাইভার, construction, mason, রাজমিস্ত্রি, electrician, ইলেকট্রিশিয়ান, welder, welding, plumber, factory, কারখানা, ফ্যাক্টরি, security guard, সিকিউরিটি গার্ড, caregiver, কেয়ারগিভার, ক্লিনার, cleaner',
    nearest: [jobs, '/destinations', '/global-programs?age='],
  },
  {
    expressions:
      'licence, license, লাইসেন্স, bmet, বিএমইটি, সরকার অনুমোদিত, সরকারি অনুমোদন, অনুমোদিত, অনুমোদন, onumodon, onumodito, government approved, government registered, govt approved, approved by government',
    nearest: organisation,
  },
  {
    expressions: 'bkash, বিকাশ, nagad, instalment, installment, emi, kisti, কিস্তি',
    nearest: [costs, '/contact', 'genuine'],
  },
];
