import type { DocumentGuideId } from '#content/document-guides.ts';
import { formats } from '#content/formats/formats.ts';
import { submissionMails } from '#content/forms/submission-mails.ts';
import { listOfferDocuments, type OfferDocument } from '#content/offer-documents.ts';
import { findProgramme } from '#content/programmes/programmes.ts';
import type { Answers, Form, NextStep } from './form.ts';
import { findPreferredCountry } from './preferred-country.server.ts';

type DocumentList = {
  title: string;
  documents: string[];
  /** Whether nothing is left to do for these documents. */
  ticked: boolean;
  /** Whether the applicant sends us these documents. */
  toSend: boolean;
};

/**
 * Returns the documents that an application needs: those of the country if the programme has a placement there,
 * otherwise those of the programme (`offer-documents.ts`).
 *
 * @param answers undefined where they may not be shown; the documents are then the programme's
 * @returns an empty list for a form without a checklist, and for a slug that isn't a programme
 */
function getRequiredDocuments(
  form: Form,
  programme: string | undefined,
  answers?: Answers,
): OfferDocument[] {
  const known = findProgramme(programme ?? '');
  if (!known || !form.sections.some(({ checklist }) => checklist)) return [];
  const country = findPreferredCountry(answers);
  return listOfferDocuments({ programme: known.slug, country }, form.language);
}

/**
 * For each document, by the id of its guide: the fields that ask whether the applicant has the document or sends it, and
 * the answers that mean yes.
 */
const documentFields: Partial<
  Record<DocumentGuideId, { name: string; has: readonly (string | boolean)[] }[]>
> = {
  passport: [
    { name: 'hasPassport', has: [true] },
    { name: 'passport', has: ['valid-2-years'] },
  ],
  resume: [{ name: 'hasResume', has: [true] }],
  transcripts: [{ name: 'hasTranscripts', has: [true] }],
  certifications: [{ name: 'hasCertifications', has: [true] }],
};

/**
 * Returns the documents of a programme, grouped by their state after the form was sent. Documents that come later say
 * when (requirements 4, the checklist's fixed ticks).
 *
 * @param programme its slug
 * @param answers undefined where they may not be shown; the documents are then one list
 * @returns an empty list for a form that asks for none
 */
export function getDocumentLists(
  form: Form,
  programme: string | undefined,
  answers?: Answers,
): DocumentList[] {
  const texts = submissionMails[form.language].documentLists;
  const later = form.sections.flatMap(({ checklist }) => checklist?.later?.items ?? []);
  const have: string[] = [];
  const sent: string[] = [];
  const open: string[] = [];
  const unassigned: string[] = [];
  for (const { id, name, guide } of getRequiredDocuments(form, programme, answers)) {
    const answeredIn = documentFields[id] ?? [];
    if (answeredIn.some((field) => field.has.includes(answers?.[field.name] ?? '')))
      have.push(name);
    else if (id === 'motivation-letter' && answers?.motivationLetter) sent.push(name);
    else {
      const when = later.find((item) => item.id === id)?.when;
      const stage = guide.stage === 'after acceptance' ? texts.afterAcceptance : undefined;
      const time = when?.toLowerCase() ?? stage;
      const list = guide.askWhoApplies ? unassigned : open;
      list.push(time ? `${name}: ${time}` : name);
    }
  }
  return [
    { title: texts.have, documents: have, ticked: true, toSend: false },
    { title: texts.sent, documents: sent, ticked: true, toSend: false },
    { title: answers ? texts.open : texts.all, documents: open, ticked: false, toSend: true },
    { title: texts.askWhoApplies, documents: unassigned, ticked: false, toSend: false },
  ].filter(({ documents }) => documents.length > 0);
}

/**
 * Returns the steps after the form was sent, with the names of the documents that come after acceptance. A step about
 * documents that the offer doesn't require is left out: the video, or all that come later, as in Bangladesh.
 */
export function getOfferSteps(
  form: Form,
  programme: string | undefined,
  answers?: Answers,
): NextStep[] {
  const required = getRequiredDocuments(form, programme, answers);
  const later = describeLaterDocuments(required, form);
  return form.next.flatMap((step) => {
    if (step.documents) return later ? { ...step, text: later } : [];
    return step.document && !required.some(({ id }) => id === step.document) ? [] : step;
  });
}

/** Describes the documents that come after acceptance: those that we ask for, then those of which it isn't known who applies. */
function describeLaterDocuments(
  required: readonly OfferDocument[],
  form: Pick<Form, 'language'>,
): string {
  const texts = submissionMails[form.language].steps;
  const later = required.filter(({ guide }) => guide.stage === 'after acceptance');
  const [unassigned, asked] = [true, false].map((isUnassigned) =>
    later
      .filter(({ guide }) => (guide.askWhoApplies ?? false) === isUnassigned)
      .map(({ name }) => name),
  );
  return [
    ...(asked?.length ? [texts.documents(joinNames(asked, form))] : []),
    ...(unassigned?.length ? [texts.askWhoApplies(joinNames(unassigned, form))] : []),
  ].join(' ');
}

/**
 * Joins names to 'medical and police clearance, and proof of funds'. An abbreviation, as in "IELTS result", keeps its
 * capitals.
 */
function joinNames(names: readonly string[], { language }: Pick<Form, 'language'>): string {
  if (language !== 'en') return formats[language].list(names, 'and');
  const [first = '', ...others] = names.map((name) =>
    name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
  const last = others.pop();
  return [first, ...others].join(', ') + (last === undefined ? '' : `, and ${last}`);
}
