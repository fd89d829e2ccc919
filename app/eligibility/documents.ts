import { countryRecords } from '#app/content/destinations/records.ts';
import { documentGuides } from '#app/content/document-guides.ts';
import { programmePages } from '#app/content/programmes/records.ts';
import { requiredDocuments } from '#app/content/required-documents.ts';
import type { DocumentGuide } from '#app/content/vocabulary/document.ts';
import type { RequiredDocument } from '#app/content/vocabulary/nouns.ts';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';
import type { Option } from './option.ts';

/** A document that an option asks for, as its page calls it, and how to get it. */
export type PlannedDocument = Omit<DocumentGuide, 'names' | 'onlyFor'> & { name: string };

/**
 * The documents of an option in the order in which to get them. For loaders, as `options` is.
 *
 * @returns none for an option at home, whose form is all
 * @throws Error when a page asks for a document that has no guide
 */
export function documentsOf(option: Option): PlannedDocument[] {
  return namesOf(option)
    .map((name) => ({ name, guide: guideTo(name) }))
    .filter(({ guide }) => guide.onlyFor === undefined || guide.onlyFor === option.id)
    .map(({ name, guide: { names: _, onlyFor: __, ...guide } }) => ({ name, ...guide }))
    .sort((a, b) => b.startWeeks - a.startWeeks);
}

function namesOf({ isAbroad, country, programme }: Option): string[] {
  if (!isAbroad) return [];
  if (country) {
    const { required, programSpecific, visa } = countryRecords[country.slug].documents;
    return [...required, ...programSpecific, ...visa];
  }
  const page: ProgrammePage = programmePages[programme];
  const documents: readonly RequiredDocument[] = page.documents?.documents ?? requiredDocuments;
  return documents.map(({ name, note }) => (note ? `${name} ${note}` : name));
}

function guideTo(name: string): DocumentGuide {
  const guides: readonly DocumentGuide[] = documentGuides;
  const guide = guides.find(({ names }) => names.includes(name));
  if (!guide) throw new Error(`No guide to the document "${name}"`);
  return guide;
}
