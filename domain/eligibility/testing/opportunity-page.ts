import { countryRecords } from '#content/destinations/records.ts';
import { formatDocumentName, getDocument } from '#content/documents.ts';
import type { EnglishLevel } from '#content/eligibility/visitor-facts.ts';
import { programmePages } from '#content/programmes/records.ts';
import type { Country, Placement } from '#content/types/country.ts';
import type { Rule } from '#content/types/eligibility.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import type { Opportunity } from '../opportunity.ts';

/** The texts of the page of an opportunity. A condition is "label: value note". */
type OpportunityPage = { conditions: string[]; sentences: string[]; documents: string[] };

/** @returns the texts that a visitor reads on the page of an opportunity */
export function readPage(opportunity: Opportunity): OpportunityPage {
  return opportunity.country
    ? readCountryPage(opportunity, opportunity.country.slug)
    : readProgrammePage(opportunity);
}

/** @returns the placement in the record of its country; undefined for a programme */
export function findPlacement(opportunity: Opportunity): Placement | undefined {
  const record: Country | undefined =
    opportunity.country && countryRecords[opportunity.country.slug];
  return record?.placements.find(({ id }) => id === opportunity.id);
}

function readCountryPage(
  opportunity: Opportunity,
  slug: keyof typeof countryRecords,
): OpportunityPage {
  const { eligibility, documents, overview }: Country = countryRecords[slug];
  const { id, name } = opportunity;
  const otherTitles = countryRecords[slug].placements
    .map(({ title }) => title)
    .filter((title) => title !== name);
  const cards = eligibility.filter(({ placement }) => !placement || placement === id);
  return {
    conditions: cards.flatMap(({ title, requirements }) =>
      requirements.map(({ value, note }) => `${title}: ${value} ${note ?? ''}`),
    ),
    sentences: [
      findPlacement(opportunity)?.text ?? '',
      // A paragraph that names another placement may describe that one only.
      ...overview.filter(
        (text) => text.includes(name) || !otherTitles.some((title) => text.includes(title)),
      ),
    ],
    documents: Object.values(documents)
      .flat()
      .filter((document) => id === 'usa-teacher' || document !== 'teaching-certification')
      .map((document) => formatDocumentName(getDocument(document, 'en'))),
  };
}

function readProgrammePage(opportunity: Opportunity): OpportunityPage {
  const page: ProgrammePage = programmePages[opportunity.programme];
  return {
    conditions: (page.eligibility?.requirements ?? []).map(
      ({ label, value, note }) => `${label}: ${value} ${note ?? ''}`,
    ),
    sentences: [page.lead, page.description],
    documents: (page.documents?.documents ?? []).map(formatDocumentName),
  };
}

/** @returns the first rule of a kind */
export const findRule = <Kind extends Rule['kind']>({ rules }: Opportunity, kind: Kind) =>
  rules.map(({ rule }) => rule).find((rule) => rule.kind === kind) as
    | Extract<Rule, { kind: Kind }>
    | undefined;

/** The fields of study that a rule names, including those of its nested rules. */
export function listFieldsOfStudy(rule: Rule): readonly string[] {
  if (rule.kind === 'field') return rule.among;
  if (rule.kind === 'informational') return rule.preferredFields ?? [];
  return rule.kind === 'all' || rule.kind === 'either' ? rule.rules.flatMap(listFieldsOfStudy) : [];
}

/** Patterns for a level of English in a text, the most specific first. */
export const englishPatterns: [RegExp, EnglishLevel][] = [
  [/upper-intermediate/i, 'upper-intermediate'],
  [/TOEFL 550/, 'upper-intermediate'],
  [/intermediate english/i, 'intermediate'],
  [/\bA2\b/, 'basic'],
  [/\bbasic\b/i, 'basic'],
];

/** Matches a sentence that names another language of instruction. */
export const teachingLanguagePattern =
  /\b(?:lessons|classes) are in (German|French|Spanish|Italian|Danish|Greek|Mandarin)\b/g;

/** Matches a sentence that requires a certain field of study or work. */
export const fieldRequirementPattern =
  /\bfit what you study|\bthe field you study|\bthe profession you have begun|\bin the field of the/i;
