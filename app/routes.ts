import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { events } from '../content/events.ts';
import { isPagePath } from '../content/language.ts';
import { programmes } from '../content/programmes/programmes.ts';
import type { StaticEvent } from '../content/types/common.ts';
import type { Programme } from '../content/types/programme.ts';
import { opportunitiesPaths } from './features/eligibility-finder/opportunities-path.ts';
import { searchFiles } from './features/search/search-files.ts';

/** A programme's page, whose route module is in the folder named after its slug. */
const programmePage = ({ slug, path }: Programme) =>
  route(path.slice(1), `routes/${slug}/route.tsx`);

/** An application page with an external form in an iframe. */
const embeddedApplication = ({ applicationPath }: Programme) => {
  const path = applicationPath.slice(1);
  return route(path, 'routes/embedded-application/route.tsx', { id: path });
};

/** The endpoint to which a form's script sends the submission. */
const submit = (path: string) =>
  route(`${path}/submit`, 'routes/resources/submit.ts', { id: `${path}/submit` });

/** An iCalendar file with the date by which we answer a submission. */
const answerCalendar = (path: string) =>
  route(`${path}/received.ics`, 'routes/resources/answer-calendar-route.ts', {
    id: `${path}/received.ics`,
  });

/** An event as an iCalendar file. */
const eventCalendar = ({ slug }: StaticEvent) =>
  route(`events/${slug}.ics`, 'routes/events/event-calendar-route.ts', {
    id: `events/${slug}.ics`,
  });

/** The English pages (requirements 2), and the routes for machines (requirements, "Routes and links"). */
const englishRoutes: RouteConfigEntry[] = [
  index('routes/home/route.tsx'),
  route('about', 'routes/about/route.tsx'),

  route('apply', 'routes/apply/route.tsx'),
  ...programmes.filter(({ form }) => form !== 'application').map(embeddedApplication),
  route('apply/:programme', 'routes/application/route.tsx'),
  route('apply/:programme/received', 'routes/application/received.tsx'),
  answerCalendar('apply/:programme'),
  submit('apply/:programme'),

  route('global-programs', 'routes/global-programs/route.tsx'),
  route('global-programs/options.json', 'routes/resources/options-route.ts'),
  route('global-programs/plan.ics', 'routes/resources/plan-calendar-route.ts'),
  ...programmes.map(programmePage),

  route('destinations', 'routes/destinations/route.tsx'),
  route('destinations/:country', 'routes/country/route.tsx'),

  route('national-programs', 'routes/national/route.tsx'),
  route('national-programs/students', 'routes/national-students/route.tsx'),
  route('national-programs/employers', 'routes/national-employers/route.tsx'),

  route('services', 'routes/services/route.tsx'),
  route('families', 'routes/families/route.tsx'),
  route('events', 'routes/events/route.tsx'),
  ...events.en.events.map(eventCalendar),
  route('contact', 'routes/contact/route.tsx'),

  route('blog', 'routes/blog/route.tsx'),
  route('blog/feed.xml', 'routes/resources/blog-feed-route.ts'),
  route('blog/:slug', 'routes/post/route.tsx'),
  route('blog-media/*', 'routes/resources/blog-media.ts'),

  route('search-records.json', 'routes/resources/search-records.ts'),
  route('search-posts.json', 'routes/resources/search-posts.ts'),

  route('embed/map', 'routes/embedded-map/route.tsx'),
  // This serves every form in `domain/submissions/forms/forms.ts` except the application.
  route('embed/:form', 'routes/embedded-form/route.tsx'),
  route('embed/:form/received', 'routes/embedded-form/received.tsx'),
  answerCalendar('embed/:form'),
  submit('embed/:form'),

  route('robots.txt', 'routes/resources/robots-route.ts'),
  route('speculation-rules.json', 'routes/resources/speculation-rules-route.ts'),
  route('sitemap.xml', 'routes/resources/sitemap-route.ts'),
  route('llms.txt', 'routes/resources/llms-route.ts'),
  route('.well-known/security.txt', 'routes/resources/security-route.ts'),
];

/** Returns the path of the page to which a route of a form, a feed or a calendar file belongs; any other path as it is. */
const getPagePath = (path: string) =>
  `/${path.replace(/\/(?:received(?:\.ics)?|submit|feed\.xml|[^/]+\.ics)$/, '')}`;

/** The routes of the Bengali pages: the same route modules under `/bn` (docs/guides/translate-a-page.md). */
const bengaliRoutes = englishRoutes
  .filter(({ path = '' }) => path !== '*' && isPagePath(getPagePath(path)))
  .map(({ path = '', file }) => {
    const bengaliPath = `bn/${path}`.replace(/\/$/, '');
    return route(bengaliPath, file, { id: bengaliPath });
  });

/**
 * The data files of Bengali pages: the records and posts of the search, which every page needs, and the options of "Can I go?".
 */
const bengaliFiles = [
  { path: searchFiles.bn.records, file: 'routes/resources/search-records.ts' },
  { path: searchFiles.bn.posts, file: 'routes/resources/search-posts.ts' },
  { path: opportunitiesPaths.bn, file: 'routes/resources/options-route.ts' },
].map(({ path, file }) => route(path.slice(1), file, { id: path.slice(1) }));

export default [
  ...englishRoutes,
  ...bengaliRoutes,
  ...bengaliFiles,
  route('*', 'routes/error/route.tsx'),
] satisfies RouteConfig;
