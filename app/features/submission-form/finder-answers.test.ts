import { expect, test } from 'vitest';
import { selectFieldValues } from '#content/eligibility/profile.ts';
import { checkAnswers } from '#domain/submissions/check-answers.ts';
import { getApplicationForm } from '#domain/submissions/forms/application.ts';
import { contactForm } from '#domain/submissions/forms/contact.ts';
import { createInternationalInternshipForm } from '#domain/submissions/forms/international-internship.ts';
import { createStudyAbroadForm } from '#domain/submissions/forms/study-abroad.ts';
import { createEmptyAnswers } from '#domain/submissions/read-answers.ts';
import { getFinderAnswers } from './finder-answers.server.ts';

const application = getApplicationForm('student-exchange', 'en');
const internship = createInternationalInternshipForm('en');
const read = (form: typeof application, query: string) =>
  getFinderAnswers(form, new URLSearchParams(query));

test('the studies, English and passport of a sentence are offered, in the form’s words', () => {
  const query = 'age=22&studies=year-2&field=law&english=basic&passport=2-years&destination=italy';
  expect(read(application, query)).toEqual({
    chosen: {},
    offered: {
      answers: {
        currentEducation: 'undergraduate',
        languageSkills: 'English: Basic',
        hasPassport: true,
      },
      descriptions: [
        'Current education level: Undergraduate',
        'English: Basic',
        'Valid Passport (min. 2 years)',
      ],
      href: `?${query}&answers=mine`,
    },
  });
  expect(read(internship, query).offered).toMatchObject({
    answers: {
      stageOfStudies: 'second-year-or-above',
      english: 'basic',
      passport: 'valid-2-years',
    },
    descriptions: ['2nd year or above', 'English: Basic', 'Passport: Valid 2 years or more'],
  });
});

test('once the visitor has asked for them, the answers are filled in and no longer offered', () => {
  expect(read(application, 'english=fluent&answers=mine')).toEqual({
    chosen: { languageSkills: 'English: Advanced' },
  });
});

test.each(['', 'answers=mine', 'studies=atlantis', 'english=beginner', 'passport=1-year'])(
  '?%s offers the shared form nothing',
  (query) => {
    expect(read(application, query)).toEqual({ chosen: {} });
  },
);

test('a form without such fields gets no offer', () => {
  expect(read(contactForm, 'studies=year-2&english=basic&passport=2-years')).toEqual({
    chosen: {},
  });
});

test.each([application, internship, createStudyAbroadForm('bn')])(
  'every value of the sentence is a valid answer of the form $slug',
  (form) => {
    const names = ['studies', 'english', 'passport'] as const;
    const queries = names.flatMap((name) =>
      selectFieldValues[name].map((value) => `${name}=${value}`),
    );
    for (const query of queries) {
      const { answers = {} } = read(form, query).offered ?? {};
      const { errors = {} } = checkAnswers(form, { ...createEmptyAnswers(form), ...answers });
      for (const name of Object.keys(answers)) expect(errors, query).not.toHaveProperty(name);
    }
  },
);
