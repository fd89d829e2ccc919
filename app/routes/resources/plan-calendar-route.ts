import { createCalendarFile } from '#app/features/document-planner/calendar-file.ts';
import { choosePlan } from '#app/features/document-planner/choose-plan.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import { getDocuments } from '#domain/eligibility/documents.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { isSelectableOpportunity, opportunities } from '#domain/eligibility/opportunities.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/plan-calendar-route.ts';

/**
 * Serves the plan in the query as a calendar file. With scripts the browser creates the file itself.
 *
 * @throws Response 404 when the query names no known option
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const finderQuery = parseFinderQuery(new URL(request.url).searchParams, isSelectableOpportunity);
  const opportunity = opportunities.find(({ id }) => id === finderQuery.plan);
  if (!opportunity) throw new Response(null, { status: 404 });
  const now = new Date();
  const { plan, departureMonth } = choosePlan(opportunity, getDocuments(opportunity), {
    leave: finderQuery.departureMonth,
    profile: finderQuery.profile,
    today: toDhakaDay(now.toISOString()),
  });
  const siteUrl = context.get(settingsContext).SITE_URL;
  const { name, text } = createCalendarFile(opportunity, plan, {
    leave: departureMonth,
    profile: finderQuery.profile,
    siteUrl,
    at: now,
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
