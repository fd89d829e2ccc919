import { describe, expect, test } from 'vitest';
import { getPlacementStay } from '#content/destinations/placement-stay.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { age18to25 } from '#content/eligibility/ages.ts';
import { enrolledInBangladesh } from '#content/eligibility/studies.ts';
import { resultTexts } from '#content/eligibility-finder-results.ts';
import { formatDuration } from '#content/format-duration.ts';
import { programmePages, programmeRecords } from '#content/programmes/records.ts';
import { formatDocumentName } from '#content/required-documents.ts';
import type { Country, Placement } from '#content/types/country.ts';
import type { Rule } from '#content/types/eligibility.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import { getDocuments } from './eligibility/documents.ts';
import { duplicateListings } from './eligibility/duplicate-listings.ts';
import { listings, opportunities } from './eligibility/opportunities.ts';
import type { Opportunity } from './eligibility/opportunity.ts';
import { createPlan, getPlanWeeks } from './eligibility/plan.ts';
import { type EnglishLevel, englishLevels } from './eligibility/profile.ts';
import type { Answers } from './submissions/form.ts';
import { findForm } from './submissions/forms/forms.ts';
import { getDocumentLists } from './submissions/programme-documents.server.ts';

/*
 * Pages, "Can I go?", planner and mails say the same of an offer (DECISIONS.md, "What a page may say"). The rules are
 * compared with the words of the page as a visitor reads them, not with the records that both are made of.
 */

/** What the page of an option says: its conditions, its other sentences, and its list of documents. */
type Page = { conditions: string[]; sentences: string[]; documents: string[] };

function pageOf(option: Opportunity): Page {
  return option.country ? countryPage(option, option.country.slug) : programmePage(option);
}

function placementOf(option: Opportunity): Placement | undefined {
  const record: Country | undefined = option.country && countryRecords[option.country.slug];
  return record?.placements.find(({ title }) => title === option.name);
}

function countryPage(option: Opportunity, slug: keyof typeof countryRecords): Page {
  const { eligibility, documents, overview }: Country = countryRecords[slug];
  const { name } = option;
  const otherTitles = countryRecords[slug].placements
    .map(({ title }) => title)
    .filter((title) => title !== name);
  const cards = eligibility.filter(({ placement }) => !placement || placement === name);
  return {
    conditions: cards.flatMap(({ title, requirements }) =>
      requirements.map(({ value, note }) => `${title}: ${value} ${note ?? ''}`),
    ),
    sentences: [
      placementOf(option)?.text ?? '',
      // A paragraph that speaks of another placement by its name may speak of that one alone.
      ...overview.filter(
        (text) => text.includes(name) || !otherTitles.some((title) => text.includes(title)),
      ),
    ],
    documents: Object.values(documents)
      .flat()
      .filter((document) => option.id === 'usa-teacher' || !document.startsWith('For teachers')),
  };
}

function programmePage(option: Opportunity): Page {
  const page: ProgrammePage = programmePages[option.programme];
  return {
    conditions: (page.eligibility?.requirements ?? []).map(
      ({ label, value, note }) => `${label}: ${value} ${note ?? ''}`,
    ),
    sentences: [page.lede, page.description],
    documents: (page.documents?.documents ?? []).map(formatDocumentName),
  };
}

const ruleOf = <Kind extends Rule['kind']>({ rules }: Opportunity, kind: Kind) =>
  rules.map(({ rule }) => rule).find((rule) => rule.kind === kind) as
    | Extract<Rule, { kind: Kind }>
    | undefined;

/** The fields that a rule names, also in one that is made of several. */
function fieldsIn(rule: Rule): readonly string[] {
  if (rule.kind === 'field') return rule.among;
  return rule.kind === 'all' || rule.kind === 'either' ? rule.rules.flatMap(fieldsIn) : [];
}

/** The English that words ask for; the longest words first. */
const englishWords: [RegExp, EnglishLevel][] = [
  [/upper-intermediate/i, 'upper-intermediate'],
  [/TOEFL 550/, 'upper-intermediate'],
  [/intermediate english/i, 'intermediate'],
  [/\bA2\b/, 'basic'],
  [/\bbasic\b/i, 'basic'],
];

const languages =
  /\b(?:lessons|classes) are in (German|French|Spanish|Italian|Danish|Greek|Mandarin)\b/g;

/** Words by which a page ties an option to what one studies or does. */
const tiesToField =
  /\bfit what you study|\bthe field you study|\bthe profession you have begun|\bin the field of the/i;

const all = listings.map((option) => [option.id, option] as const);

describe.each(all)('%s says what its page says', (_, option) => {
  const page = pageOf(option);

  test('of age', () => {
    const [figures] = page.conditions.flatMap((words) => [
      ...words.matchAll(/\b(1[5-9]|2\d)(?:-(\d\d)|\+| or over)/g),
    ]);
    const rule = ruleOf(option, 'age');
    expect([rule?.from, rule?.to]).toEqual([
      figures && Number(figures[1]),
      figures?.[2] === undefined ? undefined : Number(figures[2]),
    ]);
  });

  test('of the passport: no less than conditions and documents ask', () => {
    const asked = [...page.conditions.filter((words) => /passport/i.test(words)), ...page.documents]
      .flatMap((words) => [...words.matchAll(/(\d+) (years|months)/g)])
      .map(([, count, unit]) => Number(count) * (unit === 'years' ? 12 : 1));
    const months = ruleOf(option, 'passport')?.months;
    if (!option.isAbroad) return expect([months, asked]).toEqual([undefined, []]);
    // The general one where nothing is named (requirements 5).
    if (page.documents.length > 0) expect(months).toBe(Math.max(12, ...asked));
    else expect(months).toBeGreaterThanOrEqual(Math.max(12, ...asked));
  });

  test('of English', () => {
    const least = page.conditions
      .filter((words) => /english|language|:.*(?:TOEFL|IELTS)/i.test(words))
      .flatMap((words) => englishWords.find(([pattern]) => pattern.test(words))?.[1] ?? [])
      .map((level) => englishLevels.indexOf(level));
    const rule = ruleOf(option, 'english');
    // "English" without a level is at least basic.
    const isNamed = page.conditions.some((words) => /english|TOEFL|IELTS A/i.test(words));
    expect(rule && englishLevels.indexOf(rule.least)).toBe(
      isNamed ? Math.max(englishLevels.indexOf('basic'), ...least) : undefined,
    );
  });

  test('of another language in which it is taught: an open condition, met by no English', () => {
    for (const text of [...page.conditions, ...page.sentences]) {
      for (const [, language = ''] of text.matchAll(languages)) {
        const asks = option.rules.filter((rule) => rule.requirementText.includes(language));
        expect(
          asks.map(({ rule }) => rule.kind),
          `${language}: ${text}`,
        ).toEqual(['unasked']);
      }
    }
    for (const [words] of page.conditions.flatMap((text) => [...text.matchAll(/^German\b/g)])) {
      expect(option.rules.some(({ requirementText }) => requirementText.startsWith(words))).toBe(
        true,
      );
    }
  });

  test('of the field', () => {
    const texts = [...page.conditions, ...page.sentences].filter((text) => tiesToField.test(text));
    const fields = option.rules.flatMap(({ rule }) => fieldsIn(rule));
    if (texts.length > 0) expect(fields, texts.join(' ')).not.toEqual([]);
    for (const text of page.conditions.filter((words) => /preferred|in agriculture/i.test(words))) {
      expect(fields, text).not.toEqual([]);
    }
  });

  test('of every condition: each sentence has its rule', () => {
    const page: ProgrammePage = programmePages[option.programme];
    const conditions = option.country
      ? countryRecords[option.country.slug].eligibility
          .filter(({ placement }) => !placement || placement === option.name)
          .flatMap(({ requirements }) => requirements)
      : (page.eligibility?.requirements ?? []);
    const known = option.rules.map(({ requirementText }) => requirementText);
    for (const { value, judgedBy } of conditions) {
      if (judgedBy.rule.kind !== 'passport')
        expect(known, value).toContain(judgedBy.requirementText);
    }
  });

  test('of how long it takes and what it pays', () => {
    const { duration, stipend, isPaid, country } = option;
    const placement = placementOf(option);
    if (!country || !placement) {
      expect(duration?.text).toBe(formatDuration(programmeRecords[option.programme].duration));
      return;
    }
    const stay = getPlacementStay(placement).words;
    const words = duration?.usual ? /^Typically (\d+) to (\d+) months$/ : /^(.*)$/;
    expect(stay).toMatch(words);
    expect(words.exec(stay)?.slice(1).join('-')).toBe(
      duration?.usual ? duration.text.replace(' months', '') : duration?.text,
    );
    expect(placement.stipend).toEqual(stipend?.typed);
    // A card without an amount says "Ask us", and so does the answer where somebody is paid.
    if (country && option.programme === 'international-internship') expect(isPaid).toBe(true);
  });

  test('of the documents: page, planner, confirmation and mail have one list', () => {
    const documents = getDocuments(option).map(({ name }) => name);
    if (page.documents.length > 0) expect(documents.toSorted()).toEqual(page.documents.toSorted());
    const plan = createPlan(getDocuments(option), {
      leave: '2027-09',
      weeks: getPlanWeeks(option),
      today: '2026-11-22',
    });
    const planned = [...plan.beforeAcceptance, ...plan.afterAcceptance].map(({ name }) => name);
    expect(planned.toSorted()).toEqual(documents.toSorted());

    const { slug, form: formSlug } = programmeRecords[option.programme];
    const form = findForm(formSlug, slug);
    if (!form) throw new Error(`no form ${formSlug}`);
    const answers: Answers = { preferredDestination: option.country?.slug ?? '' };
    const mailed = getDocumentLists(form, slug, answers).flatMap((list) => list.documents);
    const names = mailed.map((line) => line.replace(/: (?:after acceptance|submit later)$/, ''));
    // A form can't tell which of a country's placements is meant: the teachers' document is in the planner alone.
    const shared = documents.filter((name) => !name.startsWith('For teachers'));
    expect(names.toSorted()).toEqual(shared.toSorted());
  });
});

test.each([...duplicateListings])(
  '%s is the same offer as %s, from the other side',
  (id, other) => {
    const side = listings.find((option) => option.id === id);
    expect(side).toBeDefined();
    if (other === undefined) {
      // Each country's internship is applied for with it.
      expect(opportunities.some(({ programme, country }) => country && programme === id)).toBe(
        true,
      );
      return;
    }
    const option = opportunities.find((each) => each.id === other);
    const asks = (each: Opportunity | undefined) =>
      each?.rules.map((rule) => rule.requirementText).toSorted();
    expect(asks(side)).toEqual(asks(option));
    expect(side?.duration).toEqual(option?.duration);
    expect(side?.stipend).toEqual(option?.stipend);
    expect(side?.programme).toBe(option?.programme);
    const documents = (each: Opportunity | undefined) =>
      each && getDocuments(each).map(({ name }) => name.toLowerCase());
    expect(documents(side)?.toSorted()).toEqual(documents(option)?.toSorted());
  },
);

test('each offer is counted once', () => {
  expect(opportunities).toHaveLength(34);
  expect(opportunities.map(({ id }) => id)).not.toContain('international-internship');
  expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
});

test('nobody is sent to the national programme whom its page doesn’t want', () => {
  const { rules, lede } = resultTexts.none.home;
  expect(rules).toEqual([
    age18to25.figures.judgedBy.rule,
    enrolledInBangladesh.plain.judgedBy.rule,
  ]);
  expect(lede).toContain(age18to25.figures.value);
});
