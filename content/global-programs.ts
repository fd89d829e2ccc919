import { globalPrograms as bengali } from './bn/global-programs.ts';
import { getCostsOverview } from './costs.ts';
import { usualAge18to35 } from './eligibility/ages.ts';
import { getRequirementText, getSentence } from './eligibility/displayed-eligibility.ts';
import {
  basicEnglish,
  ieltsA2,
  intermediateEnglish,
  toefl,
  upperIntermediateEnglish,
} from './eligibility/english.ts';
import { passport2Years, passport12Months } from './eligibility/passports.ts';
import { secondYearOrNewGraduate } from './eligibility/studies.ts';
import { globalPrograms as english } from './en/global-programs.ts';
import { formats } from './formats/formats.ts';
import { getIllustrationBackground } from './illustrations/backgrounds.ts';
import type { Language } from './language.ts';
import { createDocumentList } from './localised-documents.ts';
import { getProgrammeName } from './names.ts';
import { programmes } from './programmes/programmes.ts';
import { programmeRecords } from './programmes/records.ts';
import { requiredDocumentIds } from './required-documents.ts';
import { spellNumber } from './spell-number.ts';
import { testimonials } from './testimonials.ts';
import type { Action, Faq, Item, Metric, Statement } from './types/common.ts';
import type { EligibilitySentence } from './types/eligibility.ts';
import type { Picture, Scene } from './types/picture.ts';
import type { ProgrammeCard } from './types/programme.ts';

const texts = { en: english, bn: bengali };

function createFaqs(language: Language): Faq[] {
  const { who, ielts, paid, duration, passport, reply } = texts[language].questions.faqs;
  const getText = (sentence: EligibilitySentence) => getRequirementText(sentence, language);
  return [
    {
      question: who.question,
      answer: who.answer(getText(secondYearOrNewGraduate.answer), getText(usualAge18to35.answer)),
    },
    {
      id: 'ielts',
      question: ielts.question,
      answer: ielts.answer(
        getText(basicEnglish.answer),
        getText(ieltsA2.inSentence),
        getText(upperIntermediateEnglish.inSentence),
        getText(toefl.plain),
        getText(intermediateEnglish.inSentence),
      ),
    },
    paid,
    duration,
    {
      question: passport.question,
      answer: passport.answer(getText(passport12Months.answer), getText(passport2Years.answer)),
    },
    reply,
  ];
}

function createMetrics(language: Language): Metric[] {
  const { labels, salary } = texts[language].metrics;
  const { digits } = formats[language];
  return [
    { number: digits('97%'), label: labels.visa },
    { number: salary(digits(10)), label: labels.salary },
    { number: digits('70%'), label: labels.conversion },
    { number: digits('25+'), label: labels.countries },
  ];
}

function createGlobalPrograms(language: Language) {
  const { actions: names, closing, documents, inclusions, questions, ...page } = texts[language];
  const spell = language === 'en' ? spellNumber : formats.bn.digits;
  const faqs = createFaqs(language);
  const actions: Action[] = [
    { to: '/apply', name: names.apply },
    { to: '/contact', name: names.consultation },
  ];
  return {
    title: page.title,
    description: page.description(spell(programmes.length), spell(faqs.length)),
    lede: page.lede,
    actions,
    scene: {
      file: 'hero-viaduct',
      description: page.scene,
      focus: '52%',
      sky: getIllustrationBackground('hero-viaduct'),
      tone: 'dark',
    } satisfies Scene,
    metrics: { title: page.metrics.title, metrics: createMetrics(language) },
    programmes: {
      ...page.programmes,
      cards: programmes.map(({ slug, path }) => {
        const { duration, picture } = programmeRecords[slug];
        const { description: _, ...decoration } = picture;
        return {
          to: path,
          name: getProgrammeName(slug, language),
          text: formats[language].duration(duration),
          picture: decoration,
        };
      }) satisfies ProgrammeCard[],
    },
    eligibility: {
      title: page.eligibility,
      cards: [
        secondYearOrNewGraduate.overview,
        usualAge18to35.overview,
        basicEnglish.overview,
        passport12Months.overview,
      ].map((sentence) => {
        const { value, note = '' } = getSentence(sentence, language);
        return { title: value, text: note };
      }) satisfies Required<Statement>[],
    },
    inclusions: {
      draft: inclusions.draft,
      title: inclusions.title,
      items: inclusions.items satisfies readonly Item[],
      picture: { file: 'scene-office', description: inclusions.picture } satisfies Picture,
    },
    costs: getCostsOverview(language),
    testimonials: {
      title: page.testimonials.title,
      label: page.testimonials.label,
      controls: page.testimonials.controls,
      testimonials: testimonials[language].map((testimonial) => ({
        ...testimonial,
        ratingText: page.testimonials.rating(
          formats[language].digits(testimonial.rating),
          formats[language].digits(5),
        ),
      })),
    },
    documents: {
      title: documents.title,
      documents: createDocumentList(requiredDocumentIds, language),
      picture: { file: 'post-visa', description: documents.picture } satisfies Picture,
    },
    questions: {
      draft: questions.draft,
      title: questions.title,
      lede: questions.lede,
      link: { to: '/contact', name: questions.link } satisfies Action,
      faqs,
    },
    closing: {
      title: closing.title,
      lede: closing.lede,
      actions,
      scene: {
        file: 'hero-wing',
        description: closing.scene,
        sky: getIllustrationBackground('hero-wing'),
        tone: 'dark',
      } satisfies Scene,
    },
  };
}

/**
 * The content of /global-programs in each language (requirements 2, "Global Programs overview"; sections 1, 5 and 9 for the
 * claims, the eligibility and the figures). The inclusions and the answers are derived from them, for the client to confirm.
 */
export const globalPrograms = { en: createGlobalPrograms('en'), bn: createGlobalPrograms('bn') };
