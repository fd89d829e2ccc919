/** Addresses of the stylesheets of a module that is imported later (`scripts/lazy-stylesheets.ts`). */
declare module '*?stylesheets' {
  export const stylesheets: readonly string[];
}
