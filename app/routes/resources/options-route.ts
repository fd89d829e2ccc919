import { opportunitiesFile } from '#app/features/eligibility-finder/opportunities-file.server.ts';

/**
 * Serves all options of "Can I go?". The browser fetches them and computes the results itself
 * (app/features/eligibility-finder/fetch-opportunities.ts).
 */
export const loader = () => Response.json(opportunitiesFile);
