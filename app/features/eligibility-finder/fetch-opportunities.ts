import type { OpportunitiesFile } from './opportunities-file.ts';
import { opportunitiesPath } from './opportunities-path.ts';

let cachedRequest: Promise<OpportunitiesFile> | undefined;

/**
 * All options, fetched once. The file is the same for everybody, so that fetching it says nothing of the visitor.
 *
 * @throws TypeError without a network, and Error when the file isn't there
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
  if (!response.ok) throw new Error(`${opportunitiesPath} answers ${response.status}`);
  return (await response.json()) as OpportunitiesFile;
}
