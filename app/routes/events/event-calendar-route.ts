import { createEventCalendar, getCalendarPath } from '#app/features/events/event-calendar.ts';
import { events } from '#content/events.ts';
import { getRequestLanguage } from '#content/language.ts';
import { site } from '#content/site.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/event-calendar-route.ts';

/**
 * Responds with the calendar file of an event. Each event has a route of its own (routes.ts).
 *
 * @throws a 404 response if no event has this path
 */
export function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { pathname } = new URL(request.url);
  const language = getRequestLanguage(request);
  const event = events[language].events.find(
    (candidate) => getCalendarPath(candidate, language) === pathname,
  );
  if (!event) throw new Response(null, { status: 404 });
  const siteUrl = context.get(settingsContext).SITE_URL;
  const options = { siteUrl, by: site[language].name, at: new Date() };
  return new Response(createEventCalendar(event, options, language), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${event.slug}.ics"`,
    },
  });
}
