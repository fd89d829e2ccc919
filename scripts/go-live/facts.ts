import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from './item.ts';

const file = 'content/organisation-facts.ts';

/**
 * Lists the facts about the organisation that only the client can give, and hasn't given: a property that is `undefined`.
 *
 * @param root the project's folder
 */
export function listFactItems(root: string): Item[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const todo = 'Ask the client, and write the fact in both languages';
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, index): Item[] => {
      const what = /^ {2}(\w+): undefined,$/.exec(text)?.[1];
      return what === undefined ? [] : [{ kind: 'fact', file, line: index + 1, what, todo }];
    });
}
