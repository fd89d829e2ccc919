import { options } from '#app/eligibility/options.ts';

/** All options of "Can I go?", for the browser, which answers by itself (screens/can-i-go/fetch-options.ts). */
export const loader = () => Response.json(options);
