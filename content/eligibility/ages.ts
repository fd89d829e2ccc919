import { eligibility as bengali } from '../bn/eligibility.ts';
import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/* Ages (requirements 5). They have no `howToMeet`, because nobody can change an age. */

const createAgeRule = (from: number, to?: number) => ({
  requirementText: to === undefined ? `an age of ${from} or over` : `an age of ${from}-${to}`,
  rule: { kind: 'age', from, ...(to !== undefined && { to }) } as const,
});

/** The general age. Outside it a person decides. */
export const usualAge18to35 = createEligibilitySentences(
  {
    requirementText: 'an age that is usually 18-35',
    rule: { kind: 'age', from: 18, to: 35, isUsual: true },
    advice: 'The usual age is 18-35: ask us.',
  },
  {
    figures: 'Usually 18-35',
    labelled: 'Age usually 18-35',
    inGeneral: { value: '18-35', note: 'usually; some destinations differ' },
    overview: {
      value: '18-35',
      note: 'Usual age range. Some programmes ask for 20-30, and some destinations have limits of their own.',
    },
    answer: 'usually aged 18 to 35',
  },
  bengali.usualAge18to35,
);

/** Germany, Denmark and agriculture have this age as their own. */
export const age18to35 = createEligibilitySentences(
  createAgeRule(18, 35),
  { figures: '18-35' },
  bengali.age18to35,
);

export const age18to30 = createEligibilitySentences(
  createAgeRule(18, 30),
  { figures: '18-30' },
  bengali.age18to30,
);

export const age20to30 = createEligibilitySentences(
  createAgeRule(20, 30),
  { figures: '20-30' },
  bengali.age20to30,
);

export const age21to35 = createEligibilitySentences(
  createAgeRule(21, 35),
  { figures: '21-35' },
  bengali.age21to35,
);

export const age18plus = createEligibilitySentences(
  createAgeRule(18),
  { figures: '18+', labelled: 'Age 18 or over', words: '18 or over' },
  bengali.age18plus,
);

/** The national programme for students tells its age, and takes others, too. */
export const age18to25 = createEligibilitySentences(
  {
    requirementText: 'an age that is usually 18-25',
    rule: { kind: 'age', from: 18, to: 25, isUsual: true },
    advice: 'The usual age is 18-25: ask us.',
  },
  {
    figures: { value: '18-25', note: 'years old' },
    plural: 'Ages 18-25',
    inSentence: 'aged 18-25',
  },
  bengali.age18to25,
);
