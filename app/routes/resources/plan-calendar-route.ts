import { choosePlan } from '#app/features/document-planner/choose-plan.ts';
import { planFile } from '#app/features/document-planner/plan-file.ts';
import { dhakaDay } from '#common/dhaka-time.ts';
import { documentsOf } from '#domain/eligibility/documents.ts';
import { isOption, options } from '#domain/eligibility/options.ts';
import { parseQuestion } from '#domain/eligibility/question.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/plan-calendar-route.ts';

/** A plan as a file that calendars take, from the plan's own address; with scripts the browser makes it itself. */
export function loader({ request, context }: Route.LoaderArgs) {
  const question = parseQuestion(new URL(request.url).searchParams, isOption);
  const option = options.find(({ id }) => id === question.plan);
  if (!option) throw new Response(null, { status: 404 });
  const at = new Date();
  const { plan, leave } = choosePlan(option, documentsOf(option), {
    leave: question.leave,
    profile: question.profile,
    today: dhakaDay(at.toISOString()),
  });
  const siteUrl = context.get(settingsContext).SITE_URL;
  const { name, text } = planFile(option, plan, {
    leave,
    profile: question.profile,
    siteUrl,
    at,
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}
