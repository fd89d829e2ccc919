import { initiatives as bengali } from '../bn/national/initiatives.ts';
import { initiatives as english } from '../en/national/initiatives.ts';
import type { Language } from '../language.ts';

function createInitiatives(language: Language) {
  const { students, employers } = { en: english, bn: bengali }[language];
  return {
    students: { to: '/national-programs/students', ...students },
    employers: { to: '/national-programs/employers', ...employers },
  };
}

/** The initiatives inside Bangladesh in each language. All pages that mention them use this record. */
export const initiatives = { en: createInitiatives('en'), bn: createInitiatives('bn') };
