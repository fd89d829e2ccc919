/**
 * The subjects that each page answers best: first words of the lines of search-topics.ts. A page that answers a word of a query
 * comes before pages that only have the word. Pages are known by their path, questions by their English text.
 */
export const searchAnswers: Readonly<Record<string, string>> = {
  '/global-programs': 'document diploma eligible',
  '/global-programs#costs': 'cost deposit insurance flight lodging sick',
  '/global-programs?age=': 'eligible age gap diploma hsc',
  '/destinations': 'destination salary europe',
  '/apply': 'apply document transcript visa diploma resume',
  '/contact': 'address phone consultation parent reply',
  '/services': 'visa permit consultation refuse guarantee',
  '/events': 'event date',
  '/national-programs': 'local',
  '/national-programs/students': 'local visafree',
  '/national-programs/employers': 'employer',
  '/families': 'trust safe guarantee parent refuse',
  '/global-programs/study-abroad':
    'study degree scholarship loan parttime studentvisa hsc gap credit',
  '/global-programs/virtual-internship':
    'virtual parttime visafree computer design law business engineering',
  '/global-programs/international-internship': 'job permit abroad certificate lodging salary',
  '/global-programs/agriculture-internship': 'farm',
  '/global-programs/medical-internships': 'medical nepal kenya cambodia lanka',
  '/global-programs/pathway-program': 'engineering computer hsc credit',
  '/global-programs/student-exchange': 'exchange gpa credit',
  '/global-programs/professional-immersion': 'visafree',
  '/global-programs/hotel-immersion': 'hotel visafree chef hsc',
  'Who can apply?': 'eligible age gap hsc',
  'Do I need IELTS?': 'english',
  'Are internships paid?': 'salary',
  'How long does a programme take?': 'day',
  'Which passport do I need?': 'passport',
  'When do I hear back?': 'reply',
};
