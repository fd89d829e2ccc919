/** A module that exports one function, built as a classic script (`scripts/page-script.ts`). */
declare module '*?page-script' {
  /** The path of the built script: '/assets/deferred-loader-1a2b3c4d.js'. */
  export const address: string;
  /** The hash for the `integrity` attribute of its script element. */
  export const integrity: string;
}
