/**
 * Splits paths into groups whose pages are visited in one test. They share a browser context, and so its cache of styles,
 * scripts and images.
 *
 * @param size the number of paths in a group, except the last one
 */
export const groupPaths = (paths: readonly string[], size = 8): string[][] =>
  Array.from({ length: Math.ceil(paths.length / size) }, (_, index) =>
    paths.slice(index * size, (index + 1) * size),
  );
