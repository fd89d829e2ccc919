import type { OpportunitiesFile } from './opportunities-file.ts';
import { opportunitiesPath } from './opportunities-path.ts';

let cachedRequest: Promise<OpportunitiesFile> | undefined;

/**
 * Fetches all opportunities once. The file is the same for all visitors, so that the request reveals nothing about the
 * profile. A failed request isn't cached.
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
  const response = await fetch(opportunitiesPath);
  if (!response.ok)
    throw new Error(`GET ${opportunitiesPath} failed with status ${response.status}`);
  return (await response.json()) as OpportunitiesFile;
}
