import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { events } from './content/events.ts';
import type { StaticEvent } from './content/vocabulary/nouns.ts';

/** An application with an outside form in a frame (content/applications/framed-applications.ts). */
const framed = (path: string) => route(path, 'screens/framed-application/route.tsx', { id: path });

/** Where the script of a form sends it. */
const submit = (path: string) =>
  route(`${path}/submit`, 'resources/submit.ts', { id: `${path}/submit` });

/** An event as a file for calendars. */
const calendarFile = ({ slug }: StaticEvent) =>
  route(`events/${slug}.ics`, 'resources/event-calendar-route.ts', { id: `events/${slug}.ics` });

/** The route table (requirements 2), and the machine routes (requirements, "Routes and links"). */
export default [
  index('screens/home/route.tsx'),
  route('about', 'screens/about/route.tsx'),

  route('apply', 'screens/apply/route.tsx'),
  framed('apply/international-internship'),
  framed('apply/study-abroad'),
  route('apply/:programme', 'screens/application/route.tsx'),
  route('apply/:programme/received', 'screens/application/received.tsx'),
  submit('apply/:programme'),

  route('global-programs', 'screens/global-programs/route.tsx'),
  route('global-programs/options.json', 'resources/options-route.ts'),
  route('global-programs/plan.ics', 'resources/plan-calendar-route.ts'),
  route('global-programs/study-abroad', 'screens/study-abroad/route.tsx'),
  route('global-programs/virtual-internship', 'screens/virtual-internship/route.tsx'),
  route('global-programs/international-internship', 'screens/international-internship/route.tsx'),
  route('global-programs/agriculture-internship', 'screens/agriculture-internship/route.tsx'),
  route('global-programs/medical-internships', 'screens/medical-internships/route.tsx'),
  route('global-programs/pathway-program', 'screens/pathway-program/route.tsx'),
  route('global-programs/student-exchange', 'screens/student-exchange/route.tsx'),
  route('global-programs/professional-immersion', 'screens/professional-immersion/route.tsx'),
  route('global-programs/hotel-immersion', 'screens/hotel-immersion/route.tsx'),

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
  submit('embed/:form'),

  route('robots.txt', 'resources/robots-route.ts'),
  route('sitemap.xml', 'resources/sitemap-route.ts'),

  route('*', 'screens/error/route.tsx'),
] satisfies RouteConfig;
