import { opportunitiesFile } from '#app/features/eligibility-finder/opportunities-file.server.ts';

/** All options of "Can I go?", for the browser, which answers by itself (screens/can-i-go/fetch-options.ts). */
export const loader = () => Response.json(opportunitiesFile);
