import { searchRecords } from '#app/features/search/search-records.server.ts';

/** What the search's dialog looks through, but for the posts: a file, made at build time (prerendered-paths.ts). */
export function loader() {
  return Response.json(searchRecords);
}
