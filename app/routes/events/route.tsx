import { createEventView } from '#app/features/events/event-view.ts';
import { createMeta } from '#app/seo/page-metadata.ts';
import { events } from '#content/events.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/route.ts';
import { EventDetails } from './event-details.tsx';
import { EventList } from './event-list.tsx';

/** Compares the dates at each request, so that an event is marked as past from the next day on, also without JavaScript. */
export function loader({ request }: Route.LoaderArgs) {
  const now = new Date();
  const language = getRequestLanguage(request);
  const content = events[language];
  return {
    ...content,
    events: content.events.map((event) => createEventView(event, now, language)),
  };
}

export const handle = { headerTone: 'light' };

export const meta: Route.MetaFunction = createMeta((content) => content);

export default function Events({ loaderData: content }: Route.ComponentProps) {
  const { events, past, learnMore, calendar } = content;
  return (
    <>
      <EventList title={content.title} posts={content.posts} past={past} events={events} />
      {events.map((event) => (
        <EventDetails key={event.slug} event={event} texts={{ past, learnMore, calendar }} />
      ))}
    </>
  );
}
