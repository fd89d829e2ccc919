/**
 * What the server has to know of each prerendered page, by its path. The last step of the build writes it
 * (scripts/finish-build.ts) to `build/pages.json`.
 */
export type PageManifest = Record<
  string,
  {
    /** The file with its HTML, below the client build. */
    file: string;
    /** The source expression of its critical CSS in the Content-Security-Policy. */
    styleSource: string;
    /** The copyright year in its footer. */
    year: string;
  }
>;

/** The path of the manifest, from the client build. */
export const pageManifestPath = '../pages.json';
