import { createContext } from 'react';

export type DocumentStyles = {
  /** The concatenated text of the stylesheets. */
  css: string;
  /** The source that permits the text in the Content-Security-Policy (content-security-policy.server.ts). */
  hash: string;
  /** The stylesheets' URLs. Without links to them, Vite would fetch them again when it imports a module that needs them. */
  urls: readonly string[];
};

/** The build's scripts and stylesheets for a document. */
export type DocumentAssets = {
  /** The URL of the browser's entry module (entry.client.tsx). */
  entry: string;
  /** The hash of that file for the `integrity` attribute. The development server has none. */
  entryIntegrity?: string | undefined;
  /** The document's stylesheets in production. In development Vite serves them. */
  styles?: DocumentStyles;
  /** In development: the URLs of stylesheets in addition to those of the routes, and of Vite's client for hot reloading. */
  development?: { stylesheets: readonly string[]; hotReload: string | undefined };
};

/** Provided by the server (entry.server.tsx). */
export const DocumentAssetsContext = createContext<DocumentAssets>({ entry: '' });
