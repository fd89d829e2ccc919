import { getLanguage } from '#content/language.ts';
import type { OpportunitiesFile } from './opportunities-file.ts';
import { opportunitiesPaths } from './opportunities-path.ts';

let cachedRequest: Promise<OpportunitiesFile> | undefined;

/**
 * Fetches all opportunities in the language of the page, once. The file is the same for all visitors, so that the request
 * reveals nothing about the profile. A failed request isn't cached.
 *
 * @throws TypeError without a network, and Error if the response isn't 2xx
 */
export function fetchOpportunities(): Promise<OpportunitiesFile> {
  cachedRequest ??= load().catch((error: unknown) => {
    cachedRequest = undefined;
    throw error;
  });
  return cachedRequest;
}

async function load(): Promise<OpportunitiesFile> {
  const path = opportunitiesPaths[getLanguage(location.pathname)];
  const response = await fetch(path);
  if (!response.ok) throw new Error(`GET ${path} failed with status ${response.status}`);
  return (await response.json()) as OpportunitiesFile;
}
