import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../specification/routes.ts';

/** The posts of this repository, which stand where no content service is set. */
export const posts = readdirSync(join(import.meta.dirname, '../../blog/posts')).map(
  (file) => `/blog/${file.replace('.md', '')}`,
);

/** What stands in the frames of the pages, where no setting names another site's (requirements, "External parts"). */
export const embeddedPages = [
  '/embed/contact',
  '/embed/registration',
  '/embed/study-abroad',
  '/embed/international-internship',
  '/embed/map',
];

/** Every page that a visitor can come to. */
export const allPages = [...routes, ...posts, ...embeddedPages];

/**
 * Can I go?: an answer with all its groups, one that nothing fits, and one before anything is said; a plan, a late one,
 * and one at home; comparisons.
 */
export const finderViews = [
  '/global-programs?age=22&studies=year-2&english=basic&length=12-months&compare=germany-internship',
  '/global-programs?english=basic&where=usa&length=3-months',
  '/global-programs?age=',
  '/global-programs?age=22&length=12-months&plan=germany-internship',
  '/global-programs?plan=usa-teacher&leave=2026-06',
  '/global-programs?plan=virtual-internship',
  '/global-programs?age=22&english=basic&length=12-months&compare=usa-teacher&compare=virtual-internship&compare=denmark-livestock-traineeship&view=compare',
  '/global-programs?age=22&compare=germany-internship&compare=germany-ausbildung&view=compare',
  '/global-programs?compare=germany-internship&view=compare',
];

/** All that a visitor can be shown at first: the pages, and what a query or a wrong address makes of them. */
export const allViews = [
  ...allPages,
  ...finderViews,
  '/global-programs?q=internship',
  '/blog?page=9',
  '/nope',
];
