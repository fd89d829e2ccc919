import type { Profile } from '#content/eligibility/profile.ts';
import type { EducationLevel, PassportValidity } from '#content/eligibility/visitor-facts.ts';
import type { Language } from '#content/language.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { type Answers, type Field, type Form, getFields } from '#domain/submissions/form.ts';
import { getTexts } from '#domain/submissions/forms/texts.ts';

/** The answers of “Can I go?” that fit a form. They are offered, and never filled in unasked. */
export type FinderAnswers = {
  answers: Answers;
  /** What the answers say, in the form's words: 'English: Basic'. */
  descriptions: readonly string[];
  /** The query of the same page with the answers filled in, for browsers without scripts. */
  href: string;
};

/** The parameter of a page whose form is to begin with the answers of “Can I go?”. */
const useAnswersParameter = 'answers';

/** The answers by the visitor's studies. A level that fits two options, or none, is left to the visitor. */
const educationByStudies: Partial<Record<EducationLevel, string>> = {
  'grade-12': 'high-school',
  hsc: 'high-school',
  'year-1': 'undergraduate',
  'year-2': 'undergraduate',
  'year-3': 'undergraduate',
  'last-year': 'undergraduate',
  'graduate-new': 'graduate',
  graduate: 'graduate',
  masters: 'postgraduate',
};
const stageByStudies: Partial<Record<EducationLevel, string>> = {
  'grade-12': 'neither',
  hsc: 'neither',
  diploma: 'neither',
  'year-1': 'neither',
  'year-2': 'second-year-or-above',
  'year-3': 'second-year-or-above',
  'last-year': 'second-year-or-above',
  'graduate-new': 'graduated-within-12-months',
  graduate: 'neither',
};

const passportStatuses: Record<PassportValidity, string> = {
  none: 'none-yet',
  '6-months': 'valid-for-less',
  '1-year': 'valid-for-less',
  '2-years': 'valid-2-years',
  '5-years': 'valid-2-years',
};

/** Returns the answer of “Can I go?” to a field of a form, undefined where it has none. */
function getAnswer(
  { name }: Field,
  { studies, english, passport }: Profile,
  language: Language,
): string | boolean | undefined {
  const { optionLabels, fieldTexts } = getTexts(language);
  // The forms have no level below basic.
  const level = english === 'fluent' ? 'advanced' : english === 'beginner' ? undefined : english;
  switch (name) {
    case 'currentEducation':
      return studies && educationByStudies[studies];
    case 'stageOfStudies':
      return studies && stageByStudies[studies];
    case 'english':
      return level;
    case 'languageSkills':
      return level && `${fieldTexts.english.label}: ${optionLabels.english[level]}`;
    case 'passport':
      return passport && passportStatuses[passport];
    case 'hasPassport':
      return passport && passportStatuses[passport] === 'valid-2-years' ? true : undefined;
    default:
      return undefined;
  }
}

function describeAnswer(field: Field, answer: string | boolean): string {
  if (typeof answer === 'boolean') return field.label;
  if (!('options' in field)) return answer;
  const option = field.options.find(({ value }) => value === answer)?.label ?? answer;
  // The answer to a question needs no label.
  return field.label.endsWith('?') ? option : `${field.label}: ${option}`;
}

/**
 * Returns the studies, English and passport of a sentence of “Can I go?” (`?studies=year-2&english=basic&passport=2-years`) as
 * answers of a form (requirements, "The shared application form").
 *
 * @param query the query of the form's URL
 * @returns `chosen`, the answers to fill in, once the visitor has asked for it without scripts; before, `offered`, if any fit
 */
export function getFinderAnswers(
  form: Form,
  query: URLSearchParams,
): { chosen: Answers; offered?: FinderAnswers } {
  const { profile } = parseFinderQuery(query);
  const found = getFields(form).flatMap((field) => {
    const answer = getAnswer(field, profile, form.language);
    return answer === undefined ? [] : [{ field, answer }];
  });
  if (found.length === 0) return { chosen: {} };
  const answers = Object.fromEntries(found.map(({ field, answer }) => [field.name, answer]));
  if (query.get(useAnswersParameter) === 'mine') return { chosen: answers };
  const target = new URLSearchParams(query);
  target.set(useAnswersParameter, 'mine');
  return {
    chosen: {},
    offered: {
      answers,
      descriptions: found.map(({ field, answer }) => describeAnswer(field, answer)),
      href: `?${target}`,
    },
  };
}
