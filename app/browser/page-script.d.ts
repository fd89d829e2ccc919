/** One function as a file of JavaScript, for every page (`scripts/page-script.ts`). */
declare module '*?page-script' {
  /** Where it is served: '/assets/deferred-loader-1a2b3c4d.js'. */
  export const address: string;
}
