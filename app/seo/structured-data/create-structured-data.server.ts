import type { Thing } from 'schema-dts';
import type { PostView } from '#app/features/blog/post-view.server.ts';
import { localisedCountries } from '#content/destinations/records.ts';
import { events } from '#content/events.ts';
import { globalPrograms } from '#content/global-programs.ts';
import { getLanguage, type Language, localisePath } from '#content/language.ts';
import { nationalEmployers } from '#content/national/employers.ts';
import { nationalStudents } from '#content/national-students.ts';
import { programmes } from '#content/programmes/programmes.ts';
import { getCanonicalPath } from '../canonical-path.ts';
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

/** The names of pages whose visible breadcrumb differs from their title, by English path. */
const breadcrumbNames = { en: createBreadcrumbNames('en'), bn: createBreadcrumbNames('bn') };

function createBreadcrumbNames(language: Language) {
  return new Map<string, string>([
    ...Object.entries(localisedCountries[language]).map(
      ([slug, { shortName, country }]) => [`/destinations/${slug}`, shortName ?? country] as const,
    ),
    ['/national-programs/students', nationalStudents[language].name],
    ['/national-programs/employers', nationalEmployers[language].name],
  ]);
}

/**
 * Creates the structured data of a page in schema.org's vocabulary: its breadcrumb list and its subject, or on the home page
 * the organisation and the website. They contain nothing that the page doesn't show, and are in its language.
 */
export function createStructuredData(page: DescribedPage): Exclude<Thing, string>[] {
  const { siteUrl, path, description } = page;
  const language = getLanguage(path);
  const englishPath = localisePath(path, 'en');
  if (englishPath === '/') {
    return [createOrganization(siteUrl, language, description), createWebSite(siteUrl, language)];
  }
  const name = breadcrumbNames[language].get(englishPath) ?? page.title;
  return [createBreadcrumbList(siteUrl, path, name), ...createPageSubjects(page)];
}

function createPageSubjects({ siteUrl, path, title, description, image, post }: DescribedPage) {
  if (post) {
    if (post.sampleLabel) return [];
    const postPath = getCanonicalPath(path, post);
    return [createBlogPosting(siteUrl, siteUrl + postPath, post, image, getLanguage(postPath))];
  }
  if (localisePath(path, 'en') === '/events') {
    return createEvents(siteUrl, events[getLanguage(path)].events);
  }
  if (localisePath(path, 'en') === '/global-programs') {
    return [createFaqPage(globalPrograms[getLanguage(path)].questions.faqs)];
  }
  const programme = programmes.find((each) => each.path === localisePath(path, 'en'));
  return programme ? [createCourse(siteUrl, path, programme.slug, { title, description })] : [];
}
