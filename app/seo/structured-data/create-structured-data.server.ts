import type { Thing } from 'schema-dts';
import type { PostView } from '#app/features/blog/post-view.server.ts';
import { countryRecords } from '#content/destinations/records.ts';
import { events } from '#content/events.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { nationalEmployers } from '#content/national/employers.ts';
import { nationalStudents } from '#content/national-students.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { createBlogPosting } from './blog-posting.server.ts';
import { createBreadcrumbList } from './breadcrumb-list.server.ts';
import { createCourse } from './course.server.ts';
import { createEvents } from './event.server.ts';
import { createFaqPage } from './faq-page.server.ts';
import { createOrganization, createWebSite } from './organization.server.ts';

/** The page that the structured data describe. */
type DescribedPage = {
  /** The site's public URL, without a trailing slash. */
  siteUrl: string;
  /** Without a query. */
  path: string;
  title: string;
  description: string;
  /** The absolute URL of its preview image. */
  image: string;
  /** The post, on a post's page. */
  post?: PostView | null;
};

/** The names of pages whose visible breadcrumb differs from their title, by path. */
const breadcrumbNames = new Map<string, string>([
  ...Object.entries(countryRecords).map(
    ([slug, { shortName, country }]) => [`/destinations/${slug}`, shortName ?? country] as const,
  ),
  ['/national-programs/students', nationalStudents.en.name],
  ['/national-programs/employers', nationalEmployers.en.name],
]);

/**
 * Creates the structured data of a page in schema.org's vocabulary: its breadcrumb list and its subject, or on the home page the
 * organisation and the website. They contain nothing that the page doesn't show.
 */
export function createStructuredData(page: DescribedPage): Exclude<Thing, string>[] {
  const { siteUrl, path } = page;
  if (path === '/') return [createOrganization(siteUrl), createWebSite(siteUrl)];
  return [
    createBreadcrumbList(siteUrl, path, breadcrumbNames.get(path) ?? page.title),
    ...createPageSubjects(page),
  ];
}

function createPageSubjects({ siteUrl, path, title, description, image, post }: DescribedPage) {
  if (post) return [createBlogPosting(siteUrl, siteUrl + path, post, image)];
  if (path === '/events') return createEvents(siteUrl, events.events);
  if (path === '/global-programs') return [createFaqPage(globalPrograms.en.questions.faqs)];
  const programme = programmes.find((each) => each.path === path);
  return programme ? [createCourse(siteUrl, path, programme.slug, { title, description })] : [];
}
