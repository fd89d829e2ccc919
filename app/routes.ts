import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { events } from './content/events.ts';
import { programmes } from './content/programmes/programmes.ts';
import type { StaticEvent } from './content/vocabulary/nouns.ts';
import type { Programme } from './content/vocabulary/programme.ts';

/** A programme's page: in a folder of its name, or else the one that needs nothing but its content. */
function programmePage({ slug, path }: Programme) {
  const own = `screens/${slug}/route.tsx`;
  return existsSync(join(import.meta.dirname, own))
    ? route(path.slice(1), own)
    : route(path.slice(1), 'screens/programme/route.tsx', { id: path });
}

/** An application with an outside form in a frame. */
const framed = ({ applicationPath }: Programme) => {
  const path = applicationPath.slice(1);
  return route(path, 'screens/framed-application/route.tsx', { id: path });
};

/** Where the script of a form sends it. */
const submit = (path: string) =>
  route(`${path}/submit`, 'resources/submit.ts', { id: `${path}/submit` });

/** When an answer to a form is due, as a file for calendars. */
const answerFile = (path: string) =>
  route(`${path}/received.ics`, 'resources/answer-calendar-route.ts', {
    id: `${path}/received.ics`,
  });

/** An event as a file for calendars. */
const calendarFile = ({ slug }: StaticEvent) =>
  route(`events/${slug}.ics`, 'resources/event-calendar-route.ts', { id: `events/${slug}.ics` });

/** The route table (requirements 2), and the machine routes (requirements, "Routes and links"). */
export default [
  index('screens/home/route.tsx'),
  route('about', 'screens/about/route.tsx'),

  route('apply', 'screens/apply/route.tsx'),
  ...programmes.filter(({ form }) => form !== 'application').map(framed),
  route('apply/:programme', 'screens/application/route.tsx'),
  route('apply/:programme/received', 'screens/application/received.tsx'),
  answerFile('apply/:programme'),
  submit('apply/:programme'),

  route('global-programs', 'screens/global-programs/route.tsx'),
  route('global-programs/options.json', 'resources/options-route.ts'),
  route('global-programs/plan.ics', 'resources/plan-calendar-route.ts'),
  ...programmes.map(programmePage),

  route('destinations', 'screens/destinations/route.tsx'),
  route('destinations/:country', 'screens/country/route.tsx'),

  route('national-programs', 'screens/national/route.tsx'),
  route('national-programs/students', 'screens/national-students/route.tsx'),
  route('national-programs/employers', 'screens/national-employers/route.tsx'),

  route('services', 'screens/services/route.tsx'),
  route('events', 'screens/events/route.tsx'),
  ...events.events.map(calendarFile),
  route('contact', 'screens/contact/route.tsx'),

  route('blog', 'screens/blog/route.tsx'),
  route('blog/feed.xml', 'resources/blog-feed-route.ts'),
  route('blog/:slug', 'screens/post/route.tsx'),
  route('blog-media/*', 'resources/blog-media.ts'),

  route('search-records.json', 'resources/search-records.ts'),
  route('search-posts.json', 'resources/search-posts.ts'),

  route('embed/map', 'screens/embedded-map/route.tsx'),
  // Each form of `submissions/forms/forms.ts` but the application's.
  route('embed/:form', 'screens/embedded-form/route.tsx'),
  route('embed/:form/received', 'screens/embedded-form/received.tsx'),
  answerFile('embed/:form'),
  submit('embed/:form'),

  route('robots.txt', 'resources/robots-route.ts'),
  route('speculation-rules.json', 'resources/speculation-rules-route.ts'),
  route('sitemap.xml', 'resources/sitemap-route.ts'),
  route('llms.txt', 'resources/llms-route.ts'),
  route('.well-known/security.txt', 'resources/security-route.ts'),

  route('*', 'screens/error/route.tsx'),
] satisfies RouteConfig;
