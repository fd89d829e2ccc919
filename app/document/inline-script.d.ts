/** One function as minified JavaScript, for a page (`scripts/inline-script.ts`). */
declare module '*?inline-script' {
  export const code: string;
}
