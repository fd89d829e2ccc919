import { dataNotices } from '#content/forms/data-notices.ts';
import type { Language } from '#content/language.ts';
import type { Checklist, Form, Section } from '../form.ts';
import { getSharedFields } from './fields.ts';
import { getTexts } from './texts.ts';

/** Creates the parts of a form that all programmes' forms share (requirements 4 and 8). */
export function createApplicationDefaults(language: Language) {
  const { forms, limitMessages } = getTexts(language);
  const { noun, next, confirmation, thanks, ...texts } = forms.applications;
  return {
    language,
    limitMessages,
    noun,
    dataNotice: { text: dataNotices[language].sentence(noun) },
    submit: texts.submit,
    submitting: texts.submitting,
    stored: texts.stored,
    next: [
      { ...next.now, hours: 0 },
      { ...next.review, hours: 48 },
      { ...next.video, document: 'video' },
      // Sentences with the names of the offer's documents replace this text (`getOfferSteps`).
      { ...next.documents, documents: true },
    ],
    correct: texts.correct,
    nameFields: ['firstName', 'lastName'],
    confirmation: [
      { field: 'preferredDestination', label: confirmation.destination },
      { field: 'programDuration', label: confirmation.duration },
    ],
    mails: {
      staffSubject: 'New application',
      thanks,
      staffReminder: 'We promised an answer within 48 hours.',
    },
  } satisfies Partial<Form>;
}

/** Creates the section about the applicant. */
export function createPersonalSection(language: Language): Section {
  const fields = getSharedFields(language);
  return {
    id: 'personal',
    title: getTexts(language).forms.applications.sections.personal,
    fields: [
      fields.firstName,
      fields.lastName,
      fields.email,
      fields.phone,
      fields.dateOfBirth,
      fields.nationality,
    ],
  };
}

/** Creates the section about the applicant's studies. */
export function createEducationSection(language: Language): Section {
  const fields = getSharedFields(language);
  return {
    id: 'education',
    title: getTexts(language).forms.applications.sections.education,
    fields: [
      fields.currentEducation,
      fields.institution,
      fields.fieldOfStudy,
      fields.graduationYear,
    ],
  };
}

/**
 * Creates the checklist of documents (requirements 5).
 *
 * @param atHome whether the programme takes place in Bangladesh
 */
export function createDocumentChecklist(
  boxes: Checklist['now']['fields'],
  language: Language,
  { atHome = false }: { atHome?: boolean } = {},
): Checklist {
  const { now, later } = getTexts(language).forms.applications.checklist;
  return {
    now: { ...now, fields: boxes },
    later: {
      title: later.title,
      hint: atHome ? later.hintAtHome : later.hint,
      items: [
        { id: 'video', ...later.video },
        { id: 'clearances', ...later.clearances },
        { id: 'funds', ...later.funds },
      ],
    },
  };
}
