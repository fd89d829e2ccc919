import { nationalStudents as bengali } from './bn/national/students.ts';
import { createContactPath } from './contact-path.ts';
import { age18to25 } from './eligibility/ages.ts';
import { shortForm } from './eligibility/attitudes.ts';
import { getSentence } from './eligibility/displayed-eligibility.ts';
import { enrolledInBangladesh } from './eligibility/studies.ts';
import { nationalStudents as english } from './en/national/students.ts';
import type { Language } from './language.ts';
import { initiatives } from './national/initiatives.ts';
import { nationalPrograms } from './national/landing.ts';
import type { Action, Metric } from './types/common.ts';
import type { GalleryPicture, Picture } from './types/picture.ts';

/** The pictures of the gallery, in their order. Only the last one is cropped. */
const gallery: { file: keyof typeof english.gallery.pictures; focus?: string }[] = [
  { file: 'national-seminar' },
  { file: 'national-workshop' },
  { file: 'national-interview' },
  { file: 'national-office' },
  { file: 'national-fair' },
  { file: 'national-rickshaw', focus: '44% 78%' },
];

function createNationalStudents(language: Language) {
  const { actions, ...texts } = { en: english, bn: bengali }[language];
  const { title: name, to } = initiatives[language].students;
  /** The link of both Apply Now buttons, to the registration section of the page (requirements, "Routes and links"). */
  const registration: Action = { to: `${to}#registration`, name: actions.apply };
  const age = getSentence(age18to25.figures, language);
  return {
    ...texts,
    name,
    description: texts.description(getSentence(age18to25.inSentence, language).value),
    trail: [{ to: '/national-programs', name: nationalPrograms[language].title }] as Action[],
    actions: [registration, { to: '#eligibility', name: actions.eligibility }] as Action[],
    picture: { file: 'national-rickshaw', description: texts.picture } satisfies Picture,
    included: {
      ...texts.included,
      picture: { file: 'gallery-classroom', description: texts.included.picture } satisfies Picture,
    },
    eligibility: {
      title: texts.eligibility,
      age: { number: age.value, label: age.note ?? '' } satisfies Metric,
      rules: [enrolledInBangladesh.plain, shortForm.plain].map(
        (sentence) => getSentence(sentence, language).value,
      ),
    },
    gallery: {
      title: texts.gallery.title,
      pictures: gallery.map(
        (picture): GalleryPicture => ({ ...picture, ...texts.gallery.pictures[picture.file] }),
      ),
    },
    closing: {
      title: texts.closing,
      actions: [
        registration,
        { to: createContactPath('national-students', 'consultation'), name: actions.advisor },
      ] as Action[],
    },
  };
}

/**
 * The content of /national-programs/students in each language. Its texts are in `en/national/students.ts` and
 * `bn/national/students.ts`; who can join is in requirements 5.
 */
export const nationalStudents = {
  en: createNationalStudents('en'),
  bn: createNationalStudents('bn'),
};
