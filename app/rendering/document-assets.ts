import { createContext } from 'react';

/** What a document needs of the build. */
export type DocumentAssets = {
  /** The text of its stylesheets; undefined while developing, where Vite serves them. */
  css: string | undefined;
  /** The addresses of the stylesheets in `css`. Vite would fetch them again when it imports a module that has them, too. */
  inlined: readonly string[];
  /** The address of the module that gives it what only a script can do (entry.client.tsx). */
  entry: string;
  /** The address of Vite's client for hot reloading, while developing. */
  hotReload: string | undefined;
};

/** Given by the server (entry.server.tsx) for a page that is a document (documents.ts). */
export const DocumentAssetsContext = createContext<DocumentAssets | undefined>(undefined);
