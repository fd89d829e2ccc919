/** Addresses of the stylesheets of a module that is imported later (`scripts/part-stylesheets.ts`). */
declare module '*?stylesheets' {
  const addresses: readonly string[];
  export default addresses;
}
