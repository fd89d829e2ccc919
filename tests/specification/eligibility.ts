/*
 * Who may apply: the rules of each offer, copied by hand from the client's specification (sections 2, 5 and 9). Nothing here
 * is imported from `content/`, so that no rule changes there by mistake.
 */

type RuleTable = Readonly<Record<string, object | undefined>>;

const undergraduates = ['year-1', 'year-2', 'year-3', 'last-year'];
const schoolLeavers = ['grade-12', 'hsc', 'diploma'];
const degrees = ['graduate-new', 'graduate', 'masters'];
const everyLevel = [...schoolLeavers, ...undergraduates, ...degrees];
const fromSecondYear = ['year-2', 'year-3', 'last-year', 'masters', 'graduate-new'];

const createAge = (from: number, to?: number) => ({ kind: 'age', from, ...(to && { to }) });
const createPassport = (months: number) => ({ kind: 'passport', months });

/** The rules of every offer that names none of its own. */
export const generalRules = {
  age: { kind: 'age', from: 18, to: 35, isUsual: true },
  studies: { kind: 'studies', among: fromSecondYear },
  english: { kind: 'english', least: 'basic' },
  passport: createPassport(12),
} satisfies RuleTable;

const agriculture: RuleTable = {
  ...generalRules,
  age: createAge(18, 35),
  passport: createPassport(24),
};

const medical: RuleTable = {
  age: createAge(18),
  english: { kind: 'english', least: 'intermediate' },
  passport: createPassport(1),
  preference: { kind: 'informational', preferredFields: ['health', 'science'] },
};

/** The offers with rules of their own, by id. All other placements in a country have the general rules. */
export const ownRules: Readonly<Record<string, RuleTable>> = {
  'germany-internship': { ...generalRules, age: createAge(18, 35) },
  'germany-ausbildung': {
    age: createAge(18, 35),
    german: { kind: 'unknown' },
    english: generalRules.english,
    passport: generalRules.passport,
  },
  'france-hospitality-internship': { ...generalRules, age: createAge(18, 30) },
  'china-hospitality-internship-with-mandarin': { ...generalRules, age: createAge(20, 30) },
  'denmark-livestock-traineeship': agriculture,
  'agriculture-internship': agriculture,
  'usa-j1-internship': {
    age: createAge(18),
    studies: { kind: 'studies', among: [...undergraduates, 'masters', 'graduate-new'] },
    english: { kind: 'english', least: 'upper-intermediate' },
    passport: generalRules.passport,
  },
  'usa-j1-traineeship': {
    ...generalRules,
    studies: { kind: 'studies', among: degrees },
    experience: { kind: 'experience', least: '1-year' },
  },
  'usa-teacher': {
    age: generalRules.age,
    experience: {
      kind: 'all',
      rules: [
        { kind: 'experience', least: '2-years' },
        { kind: 'field', among: ['teaching'] },
      ],
    },
    certification: { kind: 'unknown' },
    english: { kind: 'english', least: 'upper-intermediate', needsCertificate: true },
    passport: generalRules.passport,
  },
  'uae-luxury-hospitality': {
    age: createAge(21, 35),
    background: {
      kind: 'all',
      rules: [
        { kind: 'field', among: ['hospitality', 'tourism'] },
        {
          kind: 'either',
          rules: [
            { kind: 'studies', among: degrees },
            { kind: 'experience', least: 'some' },
          ],
        },
      ],
    },
    english: generalRules.english,
    passport: createPassport(12),
  },
  'bahrain-gulf-hospitality': {
    age: createAge(21, 35),
    degree: {
      kind: 'all',
      rules: [
        { kind: 'studies', among: degrees },
        { kind: 'field', among: ['hospitality', 'tourism', 'business'], areOthersOpen: true },
      ],
    },
    english: generalRules.english,
    passport: createPassport(12),
  },
  'medical-internships': medical,
  'greece-medical-internship': medical,
  'international-internship': generalRules,
  'student-exchange': {
    studies: {
      kind: 'studies',
      among: [...undergraduates, 'masters'],
      openFor: ['graduate-new', 'graduate'],
    },
    grades: { kind: 'unknown' },
    english: generalRules.english,
    passport: createPassport(1),
  },
  'hotel-immersion': { studies: { kind: 'studies', among: everyLevel } },
  'professional-immersion': {},
  'virtual-internship': { ...generalRules, passport: undefined },
  'study-abroad': {
    studies: { kind: 'studies', among: everyLevel },
    english: { kind: 'unknown' },
    passport: generalRules.passport,
  },
  'pathway-program': {
    studies: { kind: 'studies', among: fromSecondYear, openFor: schoolLeavers },
    english: generalRules.english,
    passport: generalRules.passport,
  },
};

/**
 * The offers whose rule is as long as their list of documents asks, whose documents name no time, or that are in Bangladesh.
 * The documents of all others ask for a passport that is valid 2 years.
 */
export const offersWithoutRenewal = [
  'denmark-livestock-traineeship',
  'agriculture-internship',
  'uae-luxury-hospitality',
  'bahrain-gulf-hospitality',
  'hotel-immersion',
  'professional-immersion',
  'virtual-internship',
];

/** The national programme for students: its age is told, and excludes nobody. */
export const nationalStudentsRules: RuleTable = {
  age: { kind: 'age', from: 18, to: 25, isUsual: true },
  studies: {
    kind: 'studies',
    among: ['grade-12', ...undergraduates, 'masters'],
    openFor: ['diploma'],
  },
};
