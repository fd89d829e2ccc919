import { documentGuides } from '#app/content/document-guides.ts';
import { findProgramme } from '#app/content/programmes/programmes.ts';
import { programmePages } from '#app/content/programmes/records.ts';
import { requiredDocuments } from '#app/content/required-documents.ts';
import type { DocumentGuide } from '#app/content/vocabulary/document.ts';
import type { RequiredDocument } from '#app/content/vocabulary/nouns.ts';
import type { ProgrammePage } from '#app/content/vocabulary/programme.ts';
import type { Answers, Form } from './form.ts';

export type DocumentList = {
  title: string;
  documents: string[];
  /** Whether nothing is to be done any more. */
  ticked: boolean;
};

/** What a programme's page asks for. Where it names none, it is the apply hub's eight. */
function documentsOf(programme: string | undefined): readonly RequiredDocument[] {
  const known = findProgramme(programme ?? '');
  const page: ProgrammePage | undefined = known && programmePages[known.slug];
  return page?.documents?.documents ?? requiredDocuments;
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
  for (const document of documentsOf(programme)) {
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
