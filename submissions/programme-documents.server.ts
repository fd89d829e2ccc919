import { documentGuides } from '#app/content/document-guides.ts';
import { agricultureInternship } from '#app/content/programmes/agriculture-internship.ts';
import { internationalInternship } from '#app/content/programmes/international-internship.ts';
import { medicalInternships } from '#app/content/programmes/medical-internships.ts';
import { pathwayProgram } from '#app/content/programmes/pathway-program.ts';
import { studyAbroad } from '#app/content/programmes/study-abroad.ts';
import { requiredDocuments } from '#app/content/required-documents.ts';
import type { DocumentGuide } from '#app/content/vocabulary/document.ts';
import type { RequiredDocument } from '#app/content/vocabulary/nouns.ts';
import type { Answers, Form } from './form.ts';

export type DocumentList = {
  title: string;
  documents: string[];
  /** Whether nothing is to be done any more. */
  ticked: boolean;
};

/** What programmes' pages ask for. Where one names none, it is the apply hub's eight. */
const ownDocuments: Record<string, readonly RequiredDocument[]> = {
  'agriculture-internship': agricultureInternship.documents.documents,
  'international-internship': internationalInternship.documents.documents,
  'medical-internships': medicalInternships.documents.documents,
  'pathway-program': pathwayProgram.documents.documents,
  'study-abroad': studyAbroad.documents.documents,
};

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

const nameOf = ({ name, note }: RequiredDocument) => (note ? `${name} ${note}` : name);

function guideTo(document: string): DocumentGuide | undefined {
  const guides: readonly DocumentGuide[] = documentGuides;
  return guides.find(({ names }) => names.includes(document));
}

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
  if (!form.sections.some(({ checklist }) => checklist)) return [];
  const later = form.sections.flatMap(({ checklist }) => checklist?.later?.items ?? []);
  const have: string[] = [];
  const sent: string[] = [];
  const open: string[] = [];
  for (const document of ownDocuments[programme ?? ''] ?? requiredDocuments) {
    const name = nameOf(document);
    const guide = guideTo(name);
    const told = fields[guide?.id ?? ''] ?? [];
    if (told.some((field) => field.has.includes(answers?.[field.name] ?? ''))) have.push(name);
    else if (guide?.id === 'motivation-letter' && answers?.motivationLetter) sent.push(name);
    else {
      const when = later.find((item) => item.name.toLowerCase() === name.toLowerCase())?.when;
      const stage = guide?.stage === 'after acceptance' ? 'after acceptance' : undefined;
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
