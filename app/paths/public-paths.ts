import { programmes } from '#content/programmes/programmes.ts';
import { prerenderedPaths } from './prerendered-paths.ts';

/** Every page of the site but the posts: what search engines may show. Not what stands in frames, or answers one visitor. */
export const publicPaths = [
  ...prerenderedPaths,
  '/about',
  ...programmes.map(({ applicationPath }) => applicationPath),
  '/national-programs/students',
  '/events',
  '/contact',
  '/blog',
];
