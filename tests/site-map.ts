import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from './specification/routes.ts';

const posts = readdirSync(join(import.meta.dirname, '../blog/posts')).map((file) =>
  file.replace('.md', ''),
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
export const allPages = [...routes, ...posts.map((slug) => `/blog/${slug}`), ...embeddedPages];
