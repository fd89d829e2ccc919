import { createContext, use } from 'react';
import type { menus } from '#content/menus.ts';

type Menus = (typeof menus)[keyof typeof menus];

/**
 * The header's menus in the language of the page. The server provides them (entry.server.tsx), because they name every country,
 * and a browser must not get the countries' files with the header's code.
 */
export const MenusContext = createContext<Menus | undefined>(undefined);

/**
 * Returns the header's menus.
 *
 * @throws Error where nothing provides them, as in a browser
 */
export function useMenus(): Menus {
  const menus = use(MenusContext);
  if (!menus) throw new Error('The header has no menus: render it inside a MenusContext');
  return menus;
}
