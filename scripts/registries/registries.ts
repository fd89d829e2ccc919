import { countryRegistries } from './countries.ts';
import { iconRegistry } from './icons.ts';
import { illustrationRegistry } from './illustrations.ts';
import { programmeRegistries } from './programmes.ts';
import { settingsDocumentation } from './settings.ts';

const mark = '// Written by `npm run registries` from what it lists: changes here are lost.';

/**
 * The modules that list what there is (countries, programmes, icons, pictures), so that nobody keeps such a list by hand, and what
 * README and `.env.example` say of the settings.
 *
 * @returns their texts, by path in the project
 * @throws when a file that is to be listed can't be read
 */
export async function registries(): Promise<Record<string, string>> {
  const modules = {
    ...iconRegistry(),
    ...illustrationRegistry(),
    ...(await countryRegistries()),
    ...(await programmeRegistries()),
  };
  const marked = Object.entries(modules).map(([path, module]) => [path, `${mark}${module}`]);
  return { ...Object.fromEntries(marked), ...settingsDocumentation() };
}
