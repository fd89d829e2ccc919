import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** A screen whose own page comes later; it has its title and heading (content/plain-pages.ts). */
const plain = (path: string) => route(path, 'routes/plain.tsx', { id: path });

/** The route table of the specification (section 2), and the machine routes (DECISIONS, "Routes and links"). */
export default [
  index('routes/home.tsx'),
  plain('about'),

  plain('apply'),
  plain('apply/international-internship'),
  plain('apply/study-abroad'),
  route('apply/:programme', 'routes/apply.programme.tsx'),
  route('apply/:programme/received', 'routes/apply.received.tsx'),
  route('apply/:programme/submit', 'routes/apply.submit.ts'),

  plain('global-programs'),
  plain('global-programs/study-abroad'),
  plain('global-programs/virtual-internship'),
  route(
    'global-programs/international-internship',
    'routes/global-programs.international-internship.tsx',
  ),
  plain('global-programs/agriculture-internship'),
  plain('global-programs/medical-internships'),
  plain('global-programs/pathway-program'),
  plain('global-programs/student-exchange'),
  plain('global-programs/professional-immersion'),
  plain('global-programs/hotel-immersion'),

  plain('destinations'),
  route('destinations/:country', 'routes/destinations.country.tsx'),

  plain('national-programs'),
  plain('national-programs/students'),
  plain('national-programs/employers'),

  plain('services'),
  plain('events'),
  plain('contact'),

  route('blog', 'routes/blog.tsx'),
  route('blog/feed.xml', 'routes/blog.feed.ts'),
  route('blog/:slug', 'routes/blog.post.tsx'),
  route('blog-media/*', 'routes/blog.media.ts'),

  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
