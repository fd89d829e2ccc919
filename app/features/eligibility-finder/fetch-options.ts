import type { OptionsFile } from './options-file.ts';
import { optionsPath } from './options-path.ts';

let known: Promise<OptionsFile> | undefined;

/**
 * All options, fetched once. The file is the same for everybody, so that fetching it says nothing of the visitor.
 *
 * @throws TypeError without a network, and Error when the file isn't there
 */
export function fetchOptions(): Promise<OptionsFile> {
  known ??= load().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function load(): Promise<OptionsFile> {
  const response = await fetch(optionsPath);
  if (!response.ok) throw new Error(`${optionsPath} answers ${response.status}`);
  return (await response.json()) as OptionsFile;
}
