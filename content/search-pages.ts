import { getCostsOverview } from './costs.ts';
import { inBothLanguages } from './in-both-languages.ts';
import { type ProgrammeSlug, programmes } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import { requiredDocumentIds } from './required-documents.ts';
import type { Action } from './types/common.ts';

/**
 * A page that the search finds. `text` is shown below its name, `words` are hidden keywords, and a `lesser` page ranks below
 * others.
 */
type SearchPage = Action & { text: string; words?: string; lesser?: true };

const overviewWords =
  'can i go eligibility requirements documents overview programmes included certificate review brochure success rate';
const contactWords =
  'ask cost fee price phone number call e-mail email address office hours open dhaka london consultation advisor message whatsapp map';

/** The pages other than countries, programmes and posts, in each language. */
export const searchPages = inBothLanguages((t, format, language) => {
  const costs = getCostsOverview(language);
  return [
    {
      to: '/global-programs',
      name: t('Global Programs', 'গ্লোবাল প্রোগ্রাম'),
      text: t(
        'Who can apply, what is included, what you need',
        'কারা আবেদন করতে পারবেন, কী থাকছে আর কী লাগবে',
      ),
      words: overviewWords,
    },
    {
      to: `/global-programs#${costs.id}`,
      name: costs.title,
      text: t(
        'Fee, deposit, visa, flight, insurance, housing',
        'ফি, জামানত, ভিসা, বিমানভাড়া, বিমা ও থাকার জায়গা',
      ),
      words: 'cost fee price pay abroad',
    },
    {
      to: '/global-programs?age=',
      name: t('Can I go?', 'আমি কি যেতে পারব?'),
      text: t(
        'Fill in a sentence, and see where you can go',
        'একটি বাক্য পূরণ করে দেখুন, কোথায় যেতে পারবেন',
      ),
      words: 'eligibility age english passport answer quiz finder match',
    },
    {
      to: '/destinations',
      name: t('Destinations', 'গন্তব্য দেশ'),
      text: t('All countries, by region', 'সব দেশ, অঞ্চল অনুযায়ী'),
      words: 'country salary stipend europe asia gulf pacific america map compare',
    },
    {
      to: '/apply',
      name: t('Apply Now', 'এখনই আবেদন করুন'),
      text: t(
        `Choose a programme, and the ${format.spelled(requiredDocumentIds.length)} documents`,
        `প্রোগ্রাম বেছে নিন, আর ${format.digits(requiredDocumentIds.length)} ধরনের কাগজপত্র মিলিয়ে নিন`,
      ),
      words: 'application form ফরম online admission resume cv passport documents motivation letter',
    },
    {
      to: '/contact',
      name: t('Contact', 'যোগাযোগ'),
      text: t('Offices, hours, a message to us', 'অফিস, অফিসের সময় আর বার্তা পাঠানোর ফরম'),
      words: contactWords,
    },
    {
      to: '/about',
      name: t('About us', 'আমাদের সম্পর্কে'),
      text: t('Who we are, and how we work', 'আমরা কারা, আর কীভাবে কাজ করি'),
      words: 'mission vision affiliations six steps organisation team trust partners experience',
    },
    {
      to: '/families',
      name: t('For families', 'পরিবারের জন্য'),
      text: t(
        'Who decides, whom to call, and whether an offer is really ours',
        'সিদ্ধান্ত কার, কাকে ফোন করবেন, অফারটি আসলেই আমাদের কি না',
      ),
      words: 'parents family father mother guardian',
    },
    {
      to: '/services',
      name: t('Services', 'সেবা'),
      text: t('For students, employers and institutions', 'শিক্ষার্থী, নিয়োগদাতা ও শিক্ষাপ্রতিষ্ঠানের জন্য'),
      words: 'visa support career counselling guidance training recruitment help',
    },
    {
      to: '/national-programs',
      name: t('National Programs', 'ন্যাশনাল প্রোগ্রাম'),
      text: t('Inside Bangladesh', 'বাংলাদেশের ভেতরে'),
      words: 'local dhaka bangladesh at home',
    },
    {
      to: '/national-programs/students',
      name: t('National Programs for Students', 'শিক্ষার্থীদের ন্যাশনাল প্রোগ্রাম'),
      text: t('Local internships, seminars, guidance', 'দেশে ইন্টার্নশিপ, সেমিনার ও পরামর্শ'),
      words: 'registration register bangladesh campus',
    },
    {
      to: '/national-programs/employers',
      name: t('National Programs for Employers', 'নিয়োগদাতাদের ন্যাশনাল প্রোগ্রাম'),
      text: t('Talent, campus talks, HR development', 'কর্মী বাছাই, ক্যাম্পাসে আলোচনা, মানবসম্পদ উন্নয়ন'),
      words: 'company organisation employer hire recruit intern bangladesh partner workforce',
    },
    {
      to: '/events',
      name: t('All events', 'সব ইভেন্ট'),
      text: t('Seminar, fair and webinar', 'সেমিনার, মেলা ও ওয়েবিনার'),
      words: 'calendar date meet workshop',
    },
    {
      to: '/blog',
      name: t('Posts', 'লেখা'),
      text: t(
        'Guides to events, applications and life abroad',
        'ইভেন্ট, আবেদন ও বিদেশে থাকা নিয়ে নির্দেশিকা',
      ),
      words: 'blog articles updates stories',
    },
    { to: '/', name: t('Home', 'হোম'), text: t('Start page', 'শুরুর পাতা'), lesser: true },
    ...programmes.map(({ slug, applicationPath }) => ({
      to: applicationPath,
      name: localisedProgrammes[language][slug].application.title,
      lesser: true as const,
      text: t('Application form', 'আবেদন ফরম'),
    })),
  ] satisfies SearchPage[];
});

/** Hidden keywords of programmes, besides those that the search takes from their pages. */
export const programmeSearchWords: Partial<Record<ProgrammeSlug, string>> = {
  'study-abroad': 'scholarship loan tuition fees degree masters university admission visa',
  'international-internship': 'job work salary visa certificate',
  'medical-internships': 'nurse doctor hospital',
  'virtual-internship': 'computer software remote',
  'student-exchange': 'semester',
  'agriculture-internship': 'denmark job',
};
