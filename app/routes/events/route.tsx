import { metadataOf } from '#app/seo/page-metadata.ts';
import { events } from '#content/events.ts';
import type { Route } from './+types/route.ts';
import { DepartureBoard } from './departure-board.tsx';
import { eventView } from './event-view.ts';
import { Room } from './room.tsx';

/** Per request, so that a past event says so on the day after, with and without scripts. */
export function loader() {
  const now = new Date();
  return { ...events, events: events.events.map((event) => eventView(event, now)) };
}

export const handle = { headerTone: 'light' };

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? metadataOf(loaderData) : [];

export default function Events({ loaderData: content }: Route.ComponentProps) {
  const { events, past, learnMore, calendar } = content;
  return (
    <>
      <DepartureBoard title={content.title} posts={content.posts} past={past} events={events} />
      {events.map((event) => (
        <Room key={event.slug} event={event} texts={{ past, learnMore, calendar }} />
      ))}
    </>
  );
}
