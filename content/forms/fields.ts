import { inBothLanguages } from '../in-both-languages.ts';

/** The labels, hints and messages of the forms' fields, by the name of the field. The wordings of requirements 5 are exact. */
export const fieldTexts = inBothLanguages((t) => ({
  firstName: {
    label: t('First name', 'নামের প্রথম অংশ (Given Name)'),
    hint: t('As in your passport.', 'ইংরেজি হরফে, পাসপোর্টে যেমন আছে।'),
    message: t('First name must be at least 2 characters', 'নামের প্রথম অংশে অন্তত ২টি অক্ষর লিখুন।'),
  },
  lastName: {
    label: t('Last name', 'নামের শেষ অংশ (Surname)'),
    hint: t('As in your passport.', 'ইংরেজি হরফে, পাসপোর্টে যেমন আছে।'),
    message: t('Last name must be at least 2 characters', 'নামের শেষ অংশে অন্তত ২টি অক্ষর লিখুন।'),
  },
  email: {
    label: t('Email address', 'ই-মেইল ঠিকানা'),
    hint: t('We reply to this address.', 'এই ঠিকানায় উত্তর পাঠাব।'),
    message: t('Please enter a valid email address', 'সঠিক ই-মেইল ঠিকানা লিখুন।'),
  },
  phone: {
    label: t('Phone number', 'ফোন নম্বর'),
    hint: t('Add the country code if abroad.', 'বিদেশে থাকলে দেশের কোডসহ লিখুন।'),
    message: t('Phone number must be at least 10 digits', 'ফোন নম্বরে অন্তত ১০টি অঙ্ক লিখুন।'),
  },
  dateOfBirth: {
    label: t('Date of birth', 'জন্মতারিখ'),
    message: t('Date of birth is required', 'জন্মতারিখ লিখুন।'),
    invalid: t(
      'Please enter a valid date of birth (year-month-day)',
      'সঠিক জন্মতারিখ লিখুন (বছর-মাস-দিন)।',
    ),
    past: t("Date of birth can't be in the future", 'জন্মতারিখ আজকের পরের কোনো দিন হতে পারে না।'),
  },
  nationality: {
    label: t('Nationality', 'জাতীয়তা'),
    hint: t('Choose one, or type your own.', 'তালিকা থেকে বেছে নিন, অথবা নিজে লিখুন।'),
    message: t('Nationality is required', 'জাতীয়তা লিখুন।'),
  },
  currentEducation: {
    label: t('Current education level', 'বর্তমান শিক্ষাস্তর'),
    message: t('Current education level is required', 'বর্তমান শিক্ষাস্তর বেছে নিন।'),
  },
  institution: {
    label: t('Institution name', 'শিক্ষাপ্রতিষ্ঠানের নাম'),
    hint: t('Where you study, or studied last.', 'যেখানে পড়ছেন, বা সবশেষে পড়েছেন।'),
    message: t('Institution name is required', 'শিক্ষাপ্রতিষ্ঠানের নাম লিখুন।'),
  },
  fieldOfStudy: {
    label: t('Field of study', 'পড়ার বিষয়'),
    message: t('Field of study is required', 'পড়ার বিষয় লিখুন।'),
  },
  graduationYear: {
    label: t('Expected graduation year', 'পড়া শেষ হওয়ার সম্ভাব্য বছর'),
    message: t('Expected graduation year is required', 'পড়া শেষ হওয়ার সম্ভাব্য বছর লিখুন।'),
  },
  preferredStartDate: {
    label: t('Preferred start date', 'যে তারিখে শুরু করতে চান'),
    message: t('Preferred start date is required', 'যে তারিখে শুরু করতে চান, তা লিখুন।'),
    invalid: t(
      'Please enter a valid preferred start date (year-month-day)',
      'শুরু করার সঠিক তারিখ লিখুন (বছর-মাস-দিন)।',
    ),
  },
  preferredDestination: {
    label: t('Preferred destination', 'পছন্দের দেশ'),
    hint: t('Your first choice.', 'সবচেয়ে পছন্দের দেশটি।'),
    message: t('Preferred destination is required', 'পছন্দের দেশ বেছে নিন।'),
    placeholder: t('Choose a country', 'দেশ বেছে নিন'),
  },
  programDuration: {
    label: t('Program duration preference', 'কত দিনের প্রোগ্রাম চান'),
    message: t('Program duration preference is required', 'কত দিনের প্রোগ্রাম চান, বেছে নিন।'),
  },
  workExperience: {
    label: t('Work experience', 'কাজের অভিজ্ঞতা'),
    hint: t(
      'Jobs, internships, volunteering. Family business counts.',
      'চাকরি, ইন্টার্নশিপ, স্বেচ্ছাসেবা। পরিবারের ব্যবসায় কাজ করলেও লিখুন।',
    ),
  },
  languageSkills: {
    label: t('Language skills', 'ভাষার দক্ষতা'),
    hint: t('Each language and how well you use it.', 'কোন ভাষা কতটা জানেন।'),
    message: t('Language skills are required', 'ভাষার দক্ষতা লিখুন।'),
  },
  motivationLetter: {
    label: t('Motivation letter', 'মোটিভেশন লেটার'),
    hint: t(
      'Why this programme, and why now? At least 100 characters.',
      'কেন এই প্রোগ্রাম, আর কেন এখন? অন্তত ১০০টি অক্ষর।',
    ),
    message: t(
      'Motivation letter must be at least 100 characters',
      'মোটিভেশন লেটারে অন্তত ১০০টি অক্ষর লিখুন।',
    ),
  },
  hasPassport: { label: t('Valid Passport (min. 2 years)', 'বৈধ পাসপোর্ট (মেয়াদ অন্তত ২ বছর)') },
  hasResume: { label: t('Updated Resume with Photo', 'ছবিসহ হালনাগাদ সিভি') },
  hasTranscripts: { label: t('Academic Transcripts', 'একাডেমিক ট্রান্সক্রিপ্ট') },
  hasCertifications: { label: t('Relevant Certifications, if applicable', 'প্রাসঙ্গিক সনদ, থাকলে') },

  // The contact form.
  writingAs: {
    label: t('I am writing as', 'আমি একজন'),
    message: t('Please choose who you are writing as', 'কোন পরিচয়ে লিখছেন, তা বেছে নিন।'),
  },
  name: {
    label: t('Name', 'নাম'),
    message: t('Name must be at least 2 characters', 'নামে অন্তত ২টি অক্ষর লিখুন।'),
  },
  programmeOfInterest: {
    label: t('Programme of interest', 'যে প্রোগ্রামে আগ্রহী'),
    placeholder: t('Choose a programme', 'প্রোগ্রাম বেছে নিন'),
  },
  message: {
    label: t('Message', 'বার্তা'),
    hint: t('What would you like to know or arrange?', 'কী জানতে চান, বা কী করতে চান?'),
    message: t('Message is required', 'বার্তা লিখুন।'),
  },

  // The registration.
  age: {
    label: t('Your age', 'আপনার বয়স'),
    hint: (from: string, to: string) =>
      t(
        `Usually ${from} to ${to}. Other ages can register, too.`,
        `সাধারণত ${from} থেকে ${to} বছর। অন্য বয়সের শিক্ষার্থীরাও নিবন্ধন করতে পারেন।`,
      ),
    message: t('Age is required', 'বয়স বেছে নিন।'),
    placeholder: t('Choose your age', 'বয়স বেছে নিন'),
  },
  enrolledAt: {
    label: t('I am enrolled in Bangladesh at a', 'বাংলাদেশে আমি যেখানে পড়ছি'),
    message: t('Please choose where you are enrolled', 'কোথায় পড়ছেন, তা বেছে নিন।'),
  },

  // Study Abroad.
  levelOfStudy: {
    label: t('I want to study towards', 'আমি পড়তে চাই'),
    message: t('Level of study is required', 'কোন স্তরে পড়তে চান, তা বেছে নিন।'),
  },
  subject: {
    label: t('Subject you want to study', 'যে বিষয়ে পড়তে চান'),
    message: t('Subject is required', 'যে বিষয়ে পড়তে চান, তা লিখুন।'),
  },
  scholarship: {
    label: t('Will you apply for a scholarship?', 'বৃত্তির জন্য আবেদন করবেন?'),
    message: t('Please answer the scholarship question', 'বৃত্তির প্রশ্নের উত্তর দিন।'),
  },

  // The International Internship.
  stageOfStudies: {
    label: t('Where are you in your studies?', 'এখন পড়াশোনার কোন পর্যায়ে আছেন?'),
    message: t('Please choose where you are in your studies', 'পড়াশোনার কোন পর্যায়ে আছেন, তা বেছে নিন।'),
  },
  positionArea: {
    label: t('Position area', 'কাজের ক্ষেত্র'),
    message: t('Position area is required', 'কাজের ক্ষেত্র বেছে নিন।'),
  },
  english: {
    label: t('English', 'ইংরেজি'),
    hint: t(
      'Your own estimate. You can apply without a test.',
      'নিজের ধারণা থেকে বলুন। পরীক্ষা না দিয়েও আবেদন করা যায়।',
    ),
    message: t('English level is required', 'ইংরেজি কতটা জানেন, তা বেছে নিন।'),
  },
  passport: {
    label: t('Passport', 'পাসপোর্ট'),
    message: t('Passport status is required', 'পাসপোর্ট আছে কি না, তা বেছে নিন।'),
  },
}));

/** The texts of a field in a form that needs other texts than the shared ones. */
export const specialTexts = inBothLanguages((t) => ({
  /** Beside an area that the chosen country's page doesn't have. */
  otherArea: t(
    'That country’s page names no placement in this area. You can send the form all the same: a person reads it.',
    'ওই দেশের পাতায় এই ক্ষেত্রের কোনো কাজ লেখা নেই। তবু ফরমটি পাঠাতে পারেন: আমাদের একজন কর্মী পড়ে দেখবেন।',
  ),
  contactPhone: { hint: t('If you would like a call.', 'ফোনে কথা বলতে চাইলে।') },
  registrationInstitution: { label: t('Name of the institution', 'প্রতিষ্ঠানের নাম') },
  registrationPhone: { hint: t('A number where we can reach you.', 'যে নম্বরে আপনাকে পাওয়া যাবে।') },
  graduationYear: {
    label: t('Graduation year', 'পড়া শেষ হওয়ার বছর'),
    hint: t('Expected, or past.', 'সম্ভাব্য, বা যে বছর শেষ হয়েছে।'),
  },
  transcripts: { label: t('Academic Transcripts and Diploma', 'একাডেমিক ট্রান্সক্রিপ্ট ও সনদ') },
  studyAbroadLetter: {
    hint: t('Why this subject, and why abroad?', 'কেন এই বিষয়, আর কেন বিদেশে?'),
  },
  internshipLetter: {
    hint: t('Why this position area, and why now?', 'কেন এই কাজের ক্ষেত্র, আর কেন এখন?'),
  },
}));

/** The messages that fit every field. `{label}` stands for the field's label, `{maximum}` for its limit. */
export const limitMessages = inBothLanguages((t) => ({
  tooLong: t(
    '{label} must be at most {maximum} characters',
    '{label}: সর্বোচ্চ {maximum}টি অক্ষর লিখুন।',
  ),
  tooManyMarks: t(
    '{label} has too many accents on one letter. Please type it again without them',
    '{label}: একটি অক্ষরে অতিরিক্ত চিহ্ন আছে। চিহ্নগুলো ছাড়া আবার লিখুন।',
  ),
}));
