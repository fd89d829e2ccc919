import { createContext } from 'react';

/** What a document needs of the build. */
export type DocumentAssets = {
  /** The address of the module that gives it what only a script can do (entry.client.tsx). */
  entry: string;
  /** Its stylesheets. While developing there are none: Vite serves them. */
  styles?: {
    /** Their text. */
    css: string;
    /** Their addresses. Vite would fetch them again when it imports a module that has them, too. */
    addresses: readonly string[];
  };
  /** While developing: the addresses of stylesheets beside those of the routes, and of Vite's client for hot reloading. */
  development?: { stylesheets: readonly string[]; hotReload: string | undefined };
};

/** Given by the server (entry.server.tsx). */
export const DocumentAssetsContext = createContext<DocumentAssets>({ entry: '' });
