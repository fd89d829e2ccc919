import { events } from '#content/events.ts';
import { site } from '#content/site.ts';
import { settingsContext } from '#server/contexts.ts';
import type { Route } from './+types/event-calendar-route.ts';
import { calendarOf, calendarPath } from './event-calendar.ts';

/** An event as a file that calendars take; each has a route of its own (routes.ts). */
export function loader({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const { pathname } = new URL(request.url);
  const event = events.events.find((each) => calendarPath(each) === pathname);
  if (!event) throw new Response(null, { status: 404 });
  const siteUrl = context.get(settingsContext).SITE_URL;
  return new Response(calendarOf(event, { siteUrl, by: site.name, at: new Date() }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${event.slug}.ics"`,
    },
  });
}
