import { createEligibilitySentences } from './create-eligibility-sentences.ts';

/* Ages (requirements 5). They have no `howToMeet`, because nobody can change an age. */

const createAge = (from: number, to: number) =>
  createEligibilitySentences((t, format) => {
    const range = format.range({ from, to });
    return {
      requirementText: t(`an age of ${range}`, `বয়স ${format.inSentence(range)} বছর`),
      rule: { kind: 'age', from, to },
      forms: { figures: range },
    };
  });

/** The narrowest range, which the general one names. */
const fromTwenty = { from: 20, to: 30 };

/** The general age. Outside it a person decides. */
export const usualAge18to35 = createEligibilitySentences((t, format) => {
  const range = format.range({ from: 18, to: 35 });
  const spelled = format.inSentence(range);
  return {
    requirementText: t(`an age that is usually ${range}`, `বয়স সাধারণত ${spelled} বছর`),
    rule: { kind: 'age', from: 18, to: 35, isUsual: true },
    advice: t(`The usual age is ${range}: ask us.`, `সাধারণত বয়স ${spelled} বছর: আমাদের জিজ্ঞেস করুন।`),
    forms: {
      figures: t(`Usually ${range}`, `সাধারণত ${range}`),
      labelled: t(`Age usually ${range}`, `বয়স সাধারণত ${range}`),
      inGeneral: {
        value: range,
        note: t('usually; some destinations differ', 'সাধারণত এই বয়স; কিছু দেশে আলাদা'),
      },
      overview: {
        value: range,
        note: t(
          `Usual age range. Some programmes ask for ${format.range(fromTwenty)}, and some destinations have limits of their own.`,
          `সাধারণত এই বয়স লাগে। কিছু প্রোগ্রামে লাগে ${format.inSentence(format.range(fromTwenty))}, আর কিছু দেশের নিজস্ব সীমা আছে।`,
        ),
      },
      answer: t(`usually aged ${spelled}`, `বয়স সাধারণত ${spelled}`),
    },
  };
});

/** Germany, Denmark and agriculture have this age as their own. */
export const age18to35 = createAge(18, 35);

export const age18to30 = createAge(18, 30);

export const age20to30 = createAge(fromTwenty.from, fromTwenty.to);

export const age21to35 = createAge(21, 35);

export const age18plus = createEligibilitySentences((t, format) => {
  const from = 18;
  return {
    requirementText: t(
      `an age of ${format.digits(from)} or over`,
      `বয়স অন্তত ${format.digits(from)} বছর`,
    ),
    rule: { kind: 'age', from },
    forms: {
      figures: t(`${format.digits(from)}+`, `${format.digits(from)}+`),
      labelled: t(`Age ${format.digits(from)} or over`, `বয়স অন্তত ${format.digits(from)} বছর`),
      words: t(`${format.digits(from)} or over`, `অন্তত ${format.digits(from)}`),
    },
  };
});

/** The national programme for students tells its age, and takes others, too. */
export const age18to25 = createEligibilitySentences((t, format) => {
  const range = format.range({ from: 18, to: 25 });
  const spelled = format.inSentence(range);
  return {
    requirementText: t(`an age that is usually ${range}`, `বয়স সাধারণত ${spelled} বছর`),
    rule: { kind: 'age', from: 18, to: 25, isUsual: true },
    advice: t(`The usual age is ${range}: ask us.`, `সাধারণত বয়স ${spelled} বছর: আমাদের জিজ্ঞেস করুন।`),
    forms: {
      figures: { value: range, note: t('years old', 'বছর বয়সি') },
      plural: t(`Ages ${range}`, `বয়স ${range}`),
      inSentence: t(`aged ${range}`, `${range} বছর বয়সি`),
    },
  };
});
