import { describe, expect, test } from 'vitest';
import { formatPlacementStay } from '#content/destinations/placement-stay.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { age18to25 } from '#content/eligibility/ages.ts';
import { enrolledInBangladesh } from '#content/eligibility/studies.ts';
import { englishLevels } from '#content/eligibility/visitor-facts.ts';
import { programmeAtHome } from '#content/eligibility-finder-home.ts';
import { resultTexts } from '#content/en/eligibility-finder-results.ts';
import { formats } from '#content/formats/formats.ts';
import { programmePages, programmeRecords } from '#content/programmes/records.ts';
import type { ProgrammePage } from '#content/types/programme.ts';
import {
  generalRules,
  nationalStudentsRules,
  offersWithoutRenewal,
  ownRules,
} from '#tests/specification/eligibility.ts';
import { programmes as specifiedProgrammes } from '#tests/specification/routes.ts';
import { getDocuments } from './eligibility/documents.ts';
import { duplicateListings } from './eligibility/duplicate-listings.ts';
import { listings, opportunities } from './eligibility/opportunities.ts';
import type { Opportunity } from './eligibility/opportunity.ts';
import {
  englishPatterns,
  fieldRequirementPattern,
  findPlacement,
  findRule,
  listFieldsOfStudy,
  readPage,
  teachingLanguagePattern,
} from './eligibility/testing/opportunity-page.ts';
import type { Answers } from './submissions/form.ts';
import { findForm } from './submissions/forms/forms.ts';
import { getDocumentLists } from './submissions/programme-documents.server.ts';

/*
 * The page, the eligibility finder, the sheet for the family and the mails must state the same facts about an offer
 * (requirements, "Can I go?"). The tests compare the rules with the text that a visitor reads on the page, not with the
 * records from which both are made.
 */

const listingsById = listings.map((listing) => [listing.id, listing] as const);

describe.each(listingsById)('%s agrees with its page', (_, opportunity) => {
  const page = readPage(opportunity);

  test('about the age', () => {
    const [figures] = page.conditions.flatMap((words) => [
      ...words.matchAll(/\b(1[5-9]|2\d)(?:-(\d\d)|\+| or over)/g),
    ]);
    const rule = findRule(opportunity, 'age');
    expect([rule?.from, rule?.to]).toEqual([
      figures && Number(figures[1]),
      figures?.[2] === undefined ? undefined : Number(figures[2]),
    ]);
  });

  test('about the passport: its condition is the rule, and the documents may ask for more', () => {
    const countMonths = (texts: readonly string[]) =>
      texts
        .flatMap((text) => [...text.matchAll(/(\d+) (years|months)/g)])
        .map(([, count, unit]) => Number(count) * (unit === 'years' ? 12 : 1));
    const conditions = page.conditions.filter((words) => /passport/i.test(words));
    const months = findRule(opportunity, 'passport')?.months;
    const documentMonths = Math.max(0, ...countMonths(page.documents));
    if (!opportunity.isAbroad) {
      expect([months, conditions, documentMonths]).toEqual([undefined, [], 0]);
      return;
    }
    // "Valid passport" without a time is met by any valid one. A page without a passport has the general 12 months.
    const least = conditions.length > 0 ? 1 : 12;
    expect(months).toBe(Math.max(least, ...countMonths(conditions)));
    if (page.documents.length > 0) {
      expect(opportunity.documentPassportMonths ?? 0).toBe(
        documentMonths > (months ?? 0) ? documentMonths : 0,
      );
    }
  });

  test('about English', () => {
    const least = page.conditions
      .filter((words) => /english|language|:.*(?:TOEFL|IELTS)/i.test(words))
      .flatMap((words) => englishPatterns.find(([pattern]) => pattern.test(words))?.[1] ?? [])
      .map((level) => englishLevels.indexOf(level));
    const rule = findRule(opportunity, 'english');
    // "English" without a level is at least basic.
    const isNamed = page.conditions.some(
      (words) => /english|TOEFL|IELTS A/i.test(words) && !/university decides/.test(words),
    );
    expect(rule && englishLevels.indexOf(rule.least)).toBe(
      isNamed ? Math.max(englishLevels.indexOf('basic'), ...least) : undefined,
    );
  });

  test('about another teaching language: an undecided condition, which English doesn’t meet', () => {
    for (const text of [...page.conditions, ...page.sentences]) {
      for (const [, language = ''] of text.matchAll(teachingLanguagePattern)) {
        const rules = opportunity.rules.filter((rule) => rule.requirementText.includes(language));
        expect(
          rules.map(({ rule }) => rule.kind),
          `${language}: ${text}`,
        ).toEqual(['unknown']);
      }
    }
    for (const [words] of page.conditions.flatMap((text) => [...text.matchAll(/^German\b/g)])) {
      expect(
        opportunity.rules.some(({ requirementText }) => requirementText.startsWith(words)),
      ).toBe(true);
    }
  });

  test('about the field of study', () => {
    const texts = [...page.conditions, ...page.sentences].filter((text) =>
      fieldRequirementPattern.test(text),
    );
    const fields = opportunity.rules.flatMap(({ rule }) => listFieldsOfStudy(rule));
    if (texts.length > 0) expect(fields, texts.join(' ')).not.toEqual([]);
    for (const text of page.conditions.filter((words) => /preferred/i.test(words))) {
      expect(fields, text).not.toEqual([]);
    }
  });

  test('about every condition: each sentence has a rule', () => {
    const page: ProgrammePage = programmePages[opportunity.programme];
    const conditions = opportunity.country
      ? countryRecords[opportunity.country.slug].eligibility
          .filter(({ placement }) => !placement || placement === opportunity.id)
          .flatMap(({ requirements }) => requirements)
      : (page.eligibility?.requirements ?? []);
    const known = opportunity.rules.map(({ requirementText }) => requirementText);
    for (const { value, judgedBy } of conditions) {
      if (judgedBy.en.rule.kind !== 'passport')
        expect(known, value).toContain(judgedBy.en.requirementText);
    }
  });

  test('about the duration and the stipend', () => {
    const { duration, stipend, isPaid, country } = opportunity;
    const placement = findPlacement(opportunity);
    if (!country || !placement) {
      expect(duration?.text).toBe(
        formats.en.duration(programmeRecords[opportunity.programme].duration),
      );
      return;
    }
    const stay = formatPlacementStay(placement, 'en');
    const words = duration?.usual ? /^Typically (\d+) to (\d+) months$/ : /^(.*)$/;
    expect(stay).toMatch(words);
    expect(words.exec(stay)?.slice(1).join('-')).toBe(
      duration?.usual ? duration.text.replace(' months', '') : duration?.text,
    );
    expect(placement.stipend).toEqual(stipend?.typed);
    // A card without an amount says "Ask us", and so do the results if a stipend is paid.
    if (country && opportunity.programme === 'international-internship') expect(isPaid).toBe(true);
  });

  test('about the documents: page, sheet, confirmation and mail have the same list', () => {
    const documents = getDocuments(opportunity, 'en').map(({ name }) => name);
    if (page.documents.length > 0) expect(documents.toSorted()).toEqual(page.documents.toSorted());

    const { slug, form: formSlug } = programmeRecords[opportunity.programme];
    const form = findForm(formSlug, 'en', slug);
    if (!form) throw new Error(`Form ${formSlug} not found`);
    const answers: Answers = { preferredDestination: opportunity.country?.slug ?? '' };
    const mailed = getDocumentLists(form, slug, answers).flatMap((list) => list.documents);
    const names = mailed.map((line) => line.replace(/: (?:after acceptance|submit later)$/, ''));
    // A form doesn't know which placement of the country is meant, so the teachers' document is only on the sheet.
    const shared = getDocuments(opportunity, 'en')
      .filter(({ id }) => id !== 'teaching-certification')
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual(shared.toSorted());
  });
});

test.each([...duplicateListings])(
  'the duplicate listing %s describes the same offer as %s',
  (id, other) => {
    const duplicate = listings.find((listing) => listing.id === id);
    expect(duplicate).toBeDefined();
    if (other === undefined) {
      // Every internship in a country uses its application form.
      expect(opportunities.some(({ programme, country }) => country && programme === id)).toBe(
        true,
      );
      return;
    }
    const opportunity = opportunities.find((each) => each.id === other);
    const listRequirements = (each: Opportunity | undefined) =>
      each?.rules.map((rule) => rule.requirementText).toSorted();
    expect(listRequirements(duplicate)).toEqual(listRequirements(opportunity));
    expect(duplicate?.duration).toEqual(opportunity?.duration);
    expect(duplicate?.stipend).toEqual(opportunity?.stipend);
    expect(duplicate?.programme).toBe(opportunity?.programme);
    const documents = (each: Opportunity | undefined) =>
      each && getDocuments(each, 'en').map(({ name }) => name.toLowerCase());
    expect(documents(duplicate)?.toSorted()).toEqual(documents(opportunity)?.toSorted());
  },
);

test('opportunities contain each offer once', () => {
  expect(opportunities).toHaveLength(listings.length - duplicateListings.size);
  expect(opportunities.map(({ id }) => id)).not.toContain('international-internship');
  expect(new Set(opportunities.map(({ id }) => id)).size).toBe(opportunities.length);
});

/** The rules in one order, without those that are only told. */
const normalise = (rules: readonly (object | undefined)[]) =>
  rules
    .filter((rule) => rule !== undefined)
    .map((rule) =>
      JSON.parse(JSON.stringify(rule), (_, value) =>
        Array.isArray(value) && typeof value[0] === 'string' ? value.toSorted() : value,
      ),
    )
    .filter((rule) => rule.kind !== 'informational' || rule.preferredFields)
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** The offers whose rules the specification gives. A programme that it doesn't know has none there. */
const specifiedListings = listingsById.filter(
  ([id, { country }]) =>
    country || id in ownRules || specifiedProgrammes.some((slug) => slug === id),
);

test.each(specifiedListings)('%s has exactly the rules of the specification', (id, opportunity) => {
  const expected = ownRules[id] ?? (opportunity.country && generalRules);
  if (!expected) throw new Error(`The specification's table has no rules for ${id}`);
  expect(normalise(opportunity.rules.map(({ rule }) => rule))).toEqual(
    normalise(Object.values(expected)),
  );
  expect(opportunity.documentPassportMonths).toBe(
    offersWithoutRenewal.includes(id) ? undefined : 24,
  );
});

test('every offer with rules of its own exists', () => {
  const ids = listings.map(({ id }) => id);
  expect(Object.keys(ownRules).filter((id) => !ids.includes(id))).toEqual([]);
});

test('the national programme is suggested under the conditions of its page', () => {
  const { rules } = programmeAtHome;
  const { lead } = resultTexts.none.home;
  expect(normalise(rules)).toEqual(normalise(Object.values(nationalStudentsRules)));
  expect(rules).toEqual([
    age18to25.figures.judgedBy.en.rule,
    enrolledInBangladesh.plain.judgedBy.en.rule,
  ]);
  expect(lead).toContain(age18to25.figures.value);
});
