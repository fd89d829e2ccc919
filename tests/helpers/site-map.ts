import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../specification/routes.ts';

/** Paths of the posts in this repository, which the site shows if no content service is set. */
export const posts = readdirSync(join(import.meta.dirname, '../../blog/posts'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/blog/${file.replace('.md', '')}`);

/**
 * The pages in our iframes, which the site uses unless a setting names another site's page (requirements, "External parts").
 */
export const embeddedPages = [
  '/embed/contact',
  '/embed/registration',
  '/embed/study-abroad',
  '/embed/international-internship',
  '/embed/map',
];

/** Paths of all pages. */
export const allPages = [...routes, ...posts, ...embeddedPages];

/**
 * Views of the eligibility finder: results in all groups, no results, few facts, and the state before any answer.
 */
export const finderViews = [
  '/global-programs?age=22&studies=year-2&english=basic&passport=2-years&length=12-months',
  '/global-programs?english=basic&where=usa&length=1-month',
  '/global-programs?where=usa',
  '/global-programs?age=',
];

/** Every kind of view: all pages, and the views that depend on a query or a wrong path. */
export const allViews = [
  ...allPages,
  ...finderViews,
  '/global-programs?q=internship',
  '/global-programs?view=sheet&plan=germany-internship',
  '/blog?page=9',
  '/nope',
];

/**
 * Views that have, together, every element with each combination of its classes that any view has in its language
 * (tests/e2e/sampled-views.e2e.ts). Checks in a browser visit these, and checks of HTML read all views.
 */
export const sampledViews = [
  '/',
  '/about',
  '/apply',
  '/apply/medical-internships',
  '/apply/agriculture-internship',
  '/apply/study-abroad',
  '/global-programs',
  ...routes.filter((path) => path.startsWith('/global-programs/')),
  '/destinations',
  // The longest page, and one of each other region.
  '/destinations/usa',
  '/destinations/czech-republic',
  '/destinations/thailand',
  '/destinations/new-zealand',
  '/destinations/uae',
  '/national-programs',
  '/national-programs/students',
  '/national-programs/employers',
  '/services',
  '/families',
  '/events',
  '/contact',
  '/blog',
  '/blog/application-documents',
  '/blog/interview-with-a-host',
  ...embeddedPages,
  ...finderViews.slice(0, 2),
  '/global-programs?q=internship',
  '/global-programs?view=sheet&plan=germany-internship',
  '/blog?page=9',
  '/nope',
];
