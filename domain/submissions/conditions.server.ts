import { toDhakaDay } from '#common/dhaka-time.ts';
import type { Profile } from '#content/eligibility/profile.ts';
import type {
  EducationLevel,
  EnglishLevel,
  PassportValidity,
} from '#content/eligibility/visitor-facts.ts';
import type { Rule } from '#content/types/eligibility.ts';
import { evaluateRule } from '#domain/eligibility/evaluate-rule.ts';
import { formatOpportunityName } from '#domain/eligibility/opportunity.ts';
import { calculateAge } from './age.ts';
import { findAppliedOffers } from './applied-offers.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import type { Answers } from './form.ts';

/** One condition of an offer, and whether the applicant meets it by their own answers. */
type Condition = { asks: string; state: 'met' | 'not met' | 'not known' };

/** An offer that was applied for, with its conditions. */
export type CheckedOffer = { name: string; conditions: Condition[] };

const enrolled = ['year-1', 'year-2', 'year-3', 'last-year'] as const satisfies EducationLevel[];
const schoolLeavers = ['grade-12', 'hsc', 'diploma'] as const satisfies EducationLevel[];
const graduates = ['graduate-new', 'graduate', 'masters'] as const satisfies EducationLevel[];

/*
 * The possible meanings of a form's answer in the terms of "Can I go?". There are several where the form asks less
 * exactly. A condition is met, or not met, only when all of them agree.
 */

const possibleStudies: Record<string, readonly EducationLevel[]> = {
  // The field `currentEducation`. A graduate may be enrolled again.
  'high-school': schoolLeavers,
  undergraduate: enrolled,
  graduate: [...enrolled, ...graduates],
  postgraduate: [...enrolled, ...graduates],
  // The field `stageOfStudies`.
  'second-year-or-above': ['year-2', 'year-3', 'last-year', 'masters'],
  'graduated-within-12-months': ['graduate-new'],
  neither: [...schoolLeavers, 'year-1', 'graduate'],
};

const possibleEnglish: Record<string, readonly EnglishLevel[]> = {
  basic: ['basic'],
  intermediate: ['intermediate'],
  'upper-intermediate': ['upper-intermediate'],
  advanced: ['fluent'],
};

const possiblePassports: Record<string, readonly PassportValidity[]> = {
  'valid-2-years': ['2-years', '5-years'],
  'valid-for-less': ['6-months', '1-year'],
  'none-yet': ['none'],
};

const unknownAnswer = [undefined];

function getPossibleStudies({ stageOfStudies, currentEducation }: Answers) {
  return possibleStudies[String(stageOfStudies ?? currentEducation ?? '')] ?? unknownAnswer;
}

/** A box that isn't ticked says nothing, since applicants don't have to tick it. */
function getPossiblePassports({ passport, hasPassport }: Answers) {
  const answer = hasPassport === true ? 'valid-2-years' : String(passport ?? '');
  return possiblePassports[answer] ?? unknownAnswer;
}

/** Returns every profile that the answers may mean, with the age on a day (`yyyy-mm-dd`). */
function getPossibleProfiles(answers: Answers, day: string): Profile[] {
  const age = calculateAge(String(answers.dateOfBirth ?? ''), day);
  const english = possibleEnglish[String(answers.english ?? '')] ?? unknownAnswer;
  return getPossibleStudies(answers).flatMap((studies) =>
    getPossiblePassports(answers).flatMap((passport) =>
      english.map((level) => ({
        ...(age !== undefined && { age }),
        ...(studies && { studies }),
        ...(passport && { passport }),
        ...(level && { english: level }),
      })),
    ),
  );
}

function getConditionState(rule: Rule, profiles: readonly Profile[]): Condition['state'] {
  const [state = 'open', ...others] = new Set(
    profiles.map((profile) => evaluateRule(rule, profile)),
  );
  if (others.length > 0 || state === 'open') return 'not known';
  return state === 'met' ? 'met' : 'not met';
}

/**
 * Checks the offers that were applied for by the rules of "Can I go?", with the applicant's own answers. A condition is not
 * known when the form doesn't ask for it, or asks for free text. Rules that exclude nobody are left out.
 *
 * @param now the time whose day in Dhaka decides the applicant's age
 * @returns several offers when a country has several; none when the form belongs to no programme
 */
export function checkConditions(submission: StoredSubmission, now: Date): CheckedOffer[] {
  const profiles = getPossibleProfiles(submission.answers, toDhakaDay(now.toISOString()));
  return findAppliedOffers(submission.programme, submission.answers)
    .map((opportunity) => ({
      name: formatOpportunityName(opportunity),
      conditions: opportunity.rules
        .filter(({ rule }) => rule.kind !== 'informational')
        .map(({ requirementText, rule }) => ({
          asks: requirementText,
          state: getConditionState(rule, profiles),
        })),
    }))
    .filter(({ conditions }) => conditions.length > 0);
}

/** This note accompanies the conditions wherever staff read them. */
export const conditionsNote =
  'Checked against the applicant’s own answers, by the rules of “Can I go?”. A person decides.';

/** Formats the conditions as plain text, one per line. */
export const describeConditions = (offers: readonly CheckedOffer[]): string =>
  offers
    .map(
      ({ name, conditions }) =>
        `Conditions of ${name}:\n${conditions.map(({ asks, state }) => `- ${state}: ${asks}`).join('\n')}`,
    )
    .join('\n\n');
