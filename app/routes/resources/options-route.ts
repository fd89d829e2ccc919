import { opportunitiesFiles } from '#app/features/eligibility-finder/opportunities-file.server.ts';
import { getRequestLanguage } from '#content/language.ts';
import type { Route } from './+types/options-route.ts';

/**
 * Serves all options of "Can I go?" in the language of the path. The browser fetches them and computes the results itself
 * (app/features/eligibility-finder/fetch-opportunities.ts).
 */
export const loader = ({ request }: Route.LoaderArgs) =>
  Response.json(opportunitiesFiles[getRequestLanguage(request)]);
