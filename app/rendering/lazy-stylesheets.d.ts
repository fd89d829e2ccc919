/** The URLs of the stylesheets of a dynamically imported module (`scripts/lazy-stylesheets.ts`). */
declare module '*?stylesheets' {
  export const stylesheets: readonly string[];
}
