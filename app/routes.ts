import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** A screen whose own page comes later; it has its title and heading (content/plain-pages.ts). */
const plain = (path: string) => route(path, 'screens/plain/route.tsx', { id: path });

/** Where the script of a form sends it. */
const submit = (path: string) =>
  route(`${path}/submit`, 'resources/submit.ts', { id: `${path}/submit` });

/** The route table of the specification (section 2), and the machine routes (DECISIONS, "Routes and links"). */
export default [
  index('screens/home/route.tsx'),
  plain('about'),

  plain('apply'),
  plain('apply/international-internship'),
  plain('apply/study-abroad'),
  route('apply/:programme', 'screens/application/route.tsx'),
  route('apply/:programme/received', 'screens/application/received.tsx'),
  submit('apply/:programme'),

  plain('global-programs'),
  plain('global-programs/study-abroad'),
  plain('global-programs/virtual-internship'),
  route('global-programs/international-internship', 'screens/international-internship/route.tsx'),
  route('global-programs/agriculture-internship', 'screens/agriculture-internship/route.tsx'),
  route('global-programs/medical-internships', 'screens/medical-internships/route.tsx'),
  plain('global-programs/pathway-program'),
  plain('global-programs/student-exchange'),
  plain('global-programs/professional-immersion'),
  plain('global-programs/hotel-immersion'),

  plain('destinations'),
  route('destinations/:country', 'screens/country/route.tsx'),

  plain('national-programs'),
  plain('national-programs/students'),
  plain('national-programs/employers'),

  plain('services'),
  plain('events'),
  plain('contact'),

  route('blog', 'screens/blog/route.tsx'),
  route('blog/feed.xml', 'resources/blog-feed-route.ts'),
  route('blog/:slug', 'screens/post/route.tsx'),
  route('blog-media/*', 'resources/blog-media.ts'),

  // Each form of `content/embedded-forms.ts`.
  route('embed/:form', 'screens/embedded-form/route.tsx'),
  route('embed/:form/received', 'screens/embedded-form/received.tsx'),
  submit('embed/:form'),

  route('*', 'screens/error/route.tsx'),
] satisfies RouteConfig;
