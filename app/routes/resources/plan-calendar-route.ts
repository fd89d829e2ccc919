import { createCalendarFile } from '#app/features/document-planner/calendar-file.ts';
import { choosePlan } from '#app/features/document-planner/choose-plan.ts';
import { finderTexts } from '#app/features/eligibility-finder/finder-texts.server.ts';
import { opportunitiesFiles } from '#app/features/eligibility-finder/opportunities-file.server.ts';
import { toDhakaDay } from '#common/dhaka-time.ts';
import { getRequestLanguage, localisePath } from '#content/language.ts';
import { parseFinderQuery } from '#domain/eligibility/finder-query.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/plan-calendar-route.ts';

/**
 * Serves the plan in the query as a calendar file. With scripts the browser creates the file itself.
 *
 * @throws Response 404 when the query names no known option
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const language = getRequestLanguage(request);
  const { options, documents } = opportunitiesFiles[language];
  const finderQuery = parseFinderQuery(new URL(request.url).searchParams, (id) =>
    options.some((option) => option.id === id),
  );
  const opportunity = options.find(({ id }) => id === finderQuery.plan);
  if (!opportunity) throw new Response(null, { status: 404 });
  const now = new Date();
  const { plan, departureMonth } = choosePlan(opportunity, documents[opportunity.id] ?? [], {
    departureMonth: finderQuery.departureMonth,
    profile: finderQuery.profile,
    today: toDhakaDay(now.toISOString()),
  });
  const siteUrl = context.get(settingsContext).SITE_URL;
  const { name, text } = createCalendarFile(opportunity, plan, {
    departureMonth,
    profile: finderQuery.profile,
    path: localisePath('/global-programs', language),
    texts: finderTexts[language].planner,
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
