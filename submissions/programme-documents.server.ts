import type { DestinationSlug } from '#app/content/destinations/destinations.ts';
import { findDestination } from '#app/content/destinations/find-destination.ts';
import { type OfferDocument, offerDocuments } from '#app/content/offer-documents.ts';
import { findProgramme } from '#app/content/programmes/programmes.ts';
import type { Answers, Form, NextStep } from './form.ts';

export type DocumentList = {
  title: string;
  documents: string[];
  /** Whether nothing is to be done any more. */
  ticked: boolean;
};

/** Destinations that the specification's form calls otherwise than their pages' addresses (requirements 3). */
const slugs: Record<string, DestinationSlug> = { uk: 'united-kingdom' };

/**
 * The documents of what was applied for: of the country, if the programme leads to a placement there, or else of the
 * programme (`offer-documents.ts`).
 *
 * @param answers left out where they may not be shown: the documents are then the programme's
 * @returns nothing for a form without a checklist, and for a programme that is none or no longer one
 */
function documentsOf(
  form: Form,
  programme: string | undefined,
  answers?: Answers,
): OfferDocument[] {
  const known = findProgramme(programme ?? '');
  if (!known || !form.sections.some(({ checklist }) => checklist)) return [];
  const wish = String(answers?.preferredDestination ?? '');
  const country = findDestination(slugs[wish] ?? wish)?.slug;
  return offerDocuments({ programme: known.slug, country });
}

/** By the guide's id: the field in which one says that one has the document, or sends it, and what one says then. */
const fields: Record<string, { name: string; has: readonly (string | boolean)[] }[]> = {
  passport: [
    { name: 'hasPassport', has: [true] },
    { name: 'passport', has: ['valid-2-years'] },
  ],
  resume: [{ name: 'hasResume', has: [true] }],
  transcripts: [{ name: 'hasTranscripts', has: [true] }],
  certifications: [{ name: 'hasCertifications', has: [true] }],
};

/**
 * The documents of a programme, by how they stand after the form was sent. Those that come later say when (requirements 4,
 * the checklist's fixed ticks).
 *
 * @param programme its slug
 * @param answers left out where they may not be shown: the documents are then one list
 * @returns nothing for a form that asks for none
 */
export function documentLists(
  form: Form,
  programme: string | undefined,
  answers?: Answers,
): DocumentList[] {
  const later = form.sections.flatMap(({ checklist }) => checklist?.later?.items ?? []);
  const have: string[] = [];
  const sent: string[] = [];
  const open: string[] = [];
  for (const { name, guide } of documentsOf(form, programme, answers)) {
    const told = fields[guide.id] ?? [];
    if (told.some((field) => field.has.includes(answers?.[field.name] ?? ''))) have.push(name);
    else if (guide.id === 'motivation-letter' && answers?.motivationLetter) sent.push(name);
    else {
      const when = later.find((item) => item.name.toLowerCase() === name.toLowerCase())?.when;
      const stage = guide.stage === 'after acceptance' ? 'after acceptance' : undefined;
      const time = when?.toLowerCase() ?? stage;
      open.push(time ? `${name}: ${time}` : name);
    }
  }
  return [
    { title: 'You told us that you have', documents: have, ticked: true },
    { title: 'You sent with the form', documents: sent, ticked: true },
    {
      title: answers ? 'Still to come' : 'What the programme asks for',
      documents: open,
      ticked: false,
    },
  ].filter(({ documents }) => documents.length > 0);
}

/**
 * What happens after the form was sent, with the documents that come after acceptance by their names. Where the offer has
 * none, as at home, nothing is said of them.
 */
export function offerSteps(
  form: Form,
  programme: string | undefined,
  answers?: Answers,
): NextStep[] {
  const names = documentsOf(form, programme, answers)
    .filter(({ guide }) => guide.stage === 'after acceptance')
    .map(({ name }) => name);
  return form.next.flatMap((step) => {
    if (!step.documents) return step;
    return names.length > 0
      ? { ...step, text: `We ask for these documents: ${inSeries(names)}.` }
      : [];
  });
}

/** 'medical and police clearance, and proof of funds'. An abbreviation, as "IELTS result", keeps its capitals. */
function inSeries(names: readonly string[]): string {
  const [first = '', ...others] = names.map((name) =>
    name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
  const last = others.pop();
  return [first, ...others].join(', ') + (last === undefined ? '' : `, and ${last}`);
}
