/** A picture that stands for a page where a link to it is shared. */
export type OgImageFile = {
  /** On this site: `/share/global-programs-study-abroad.png`. */
  path: string;
  /** In pixels. */
  width: number;
  height: number;
};

/**
 * Where the share card of a page is; the build draws one for each public page.
 *
 * @param path the page's, without a query: `/global-programs/study-abroad`
 */
export function getOgImageFile(path: string): OgImageFile {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return { path: `/share/${name}.png`, width: 1200, height: 630 };
}
