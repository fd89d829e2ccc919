import { FooterContent } from '../footer/footer-content.tsx';
import { DestinationsMenu, NationalMenu, ProgrammesMenu } from '../header/menus.tsx';
import type { ServerParts } from './server-parts-context.ts';

/** The parts that the browser keeps as the server's HTML (server-part.tsx). */
export const serverParts: ServerParts = {
  programmesMenu: ProgrammesMenu,
  destinationsMenu: DestinationsMenu,
  nationalMenu: NationalMenu,
  footer: FooterContent,
};
