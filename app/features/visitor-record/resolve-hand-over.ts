import { toDhakaDay } from '#common/dhaka-time.ts';
import { parseFinderQuery, stringifyFinderQuery } from '#domain/eligibility/finder-query.ts';
import { choosePlan } from '../document-planner/choose-plan.ts';
import { createRecordedPlan } from '../document-planner/recorded-plan.ts';
import type { OpportunitiesFile } from '../eligibility-finder/opportunities-file.ts';
import type { HandedOverRecord } from './record-links.ts';
import type { VisitorRecord } from './visitor-record.ts';

/**
 * Creates a record from the data that a link hands over. Names and lists of documents come from the site, never from the link,
 * and ids that the site doesn't know are left out.
 */
export function resolveHandOver(
  { search, plan, documents, reference }: HandedOverRecord,
  { options, documents: documentsByOption }: OpportunitiesFile,
  now = new Date(),
): VisitorRecord {
  const isKnownOption = (id: string) => options.some((option) => option.id === id);
  const { profile, compare } = parseFinderQuery(new URLSearchParams(search), isKnownOption);
  const knownDocuments = new Set<string>(
    Object.values(documentsByOption).flatMap((each) => each.map(({ id }) => id)),
  );
  const opportunity = options.find(({ id }) => id === plan?.id);
  const chosen =
    opportunity &&
    choosePlan(opportunity, documentsByOption[opportunity.id] ?? [], {
      departureMonth: plan?.month,
      today: toDhakaDay(now.toISOString()),
      profile,
    });
  return {
    search: stringifyFinderQuery({ profile, compare }),
    documents: documents.filter((id) => knownDocuments.has(id)),
    ...(chosen && { plan: createRecordedPlan(opportunity, { profile }, chosen) }),
    ...(reference && { reference }),
  };
}
