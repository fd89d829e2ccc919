import { getApplicationPage } from './application-pages.ts';
import { applyHub as bengali } from './bn/apply-hub.ts';
import { createContactPath } from './contact-path.ts';
import { applyHub as english } from './en/apply-hub.ts';
import type { Language } from './language.ts';
import { createDocumentList } from './localised-documents.ts';
import { finderLink } from './navigation.ts';
import type { ProgrammeSlug } from './programmes/programmes.ts';
import { localisedProgrammes } from './programmes/records.ts';
import { requiredDocumentIds } from './required-documents.ts';
import type { Action, Faq } from './types/common.ts';
import type { ApplyCard } from './types/programme.ts';

/**
 * Creates the content of /apply (requirements 2, "Apply hub"): the seven programmes of the specification as cards, two more
 * programmes in rows below them, and the eight documents.
 */
function createApplyHub(language: Language) {
  const { notSure, apply, ask, about, more, documents, questions, ...texts } = {
    en: english,
    bn: bengali,
  }[language];

  /** Creates a card that links to the programme's own application page. */
  function createCard(slug: ProgrammeSlug): ApplyCard {
    const { name, path, applicationPath, text, picture } = localisedProgrammes[language][slug];
    const { description: _, ...decoration } = picture;
    return {
      name,
      programme: path,
      text,
      picture: decoration,
      duration: getApplicationPage(slug, language).highlights[0],
      apply: { to: applicationPath, name: apply },
    };
  }

  /** Creates a card that links to /contact first, and to the form second (requirements, "Routes and links"). */
  function createCardWithContact(slug: ProgrammeSlug): ApplyCard {
    const card = createCard(slug);
    return {
      ...card,
      contact: { to: createContactPath(slug), name: ask, about: about(card.name) },
    };
  }

  return {
    ...texts,
    finder: { ...finderLink[language], before: notSure },
    cards: {
      first: [createCard('international-internship'), createCard('study-abroad')],
      others: [
        createCardWithContact('pathway-program'),
        createCardWithContact('student-exchange'),
        createCardWithContact('virtual-internship'),
        createCardWithContact('hotel-immersion'),
        createCardWithContact('professional-immersion'),
      ],
    },
    /** Programmes without a card, because the specification gives seven. */
    more: {
      title: more,
      cards: [createCard('medical-internships'), createCard('agriculture-internship')],
    },
    questions: {
      ...questions,
      link: { to: '/contact', name: questions.link } satisfies Action,
      faqs: questions.faqs satisfies readonly Faq[],
    },
    documents: {
      title: documents.title,
      lede: documents.lede,
      documents: createDocumentList(requiredDocumentIds, language),
      actions: [
        { to: '/contact', name: documents.consultation },
        { to: '/destinations', name: documents.destinations },
      ],
    },
  };
}

/** The content of /apply in each language. Its texts are in `en/apply-hub.ts` and `bn/apply-hub.ts`. */
export const applyHub = { en: createApplyHub('en'), bn: createApplyHub('bn') };
