import { searchRecords } from '#app/features/search/search-records.server.ts';

/** Serves the records for the search dialog, except posts. The file is prerendered at build time (prerendered-paths.ts). */
export function loader() {
  return Response.json(searchRecords);
}
