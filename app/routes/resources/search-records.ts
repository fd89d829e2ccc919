import { searchRecords } from '#app/features/search/search-records.server.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/search-records.ts';

/**
 * Serves the records for the search dialog, except posts, in the language of the path. The files are prerendered
 * (prerendered-paths.ts).
 */
export function loader({ request }: Route.LoaderArgs) {
  return Response.json(searchRecords[getRequestLanguage(request)]);
}
