/** The Open Graph image of a page. */
export type OgImageFile = {
  /** The path on this site: `/share/global-programs-study-abroad.png`. */
  path: string;
  /** In pixels. */
  width: number;
  height: number;
};

/**
 * Returns the path and size of a page's OG image. The build generates one for each public page.
 *
 * @param path of the page, without a query: `/global-programs/study-abroad`
 */
export function getOgImageFile(path: string): OgImageFile {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return { path: `/share/${name}.png`, width: 1200, height: 630 };
}
