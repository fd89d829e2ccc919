/**
 * Pages that are plain documents: React renders them on the server only. The browser follows their links, and small modules
 * (app/browser/start.ts) do what needs a script. All other pages are still hydrated by React Router.
 */
const documentPatterns = [
  /^\/$/,
  /^\/about$/,
  /^\/apply$/,
  /^\/apply\/(study-abroad|international-internship)$/,
  /^\/contact$/,
  /^\/destinations(\/[^/.]+)?$/,
  /^\/embed\/map$/,
  /^\/events$/,
  /^\/global-programs\/[^/.]+$/,
  /^\/national-programs(\/[^/.]+)?$/,
  /^\/services$/,
];

/** @param path of a page, with or without a closing slash */
export function isDocumentPath(path: string): boolean {
  const plain = path.replace(/(.)\/$/, '$1');
  return documentPatterns.some((pattern) => pattern.test(plain));
}
