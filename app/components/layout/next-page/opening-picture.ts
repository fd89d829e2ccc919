import type { IllustrationName } from '#app/illustrations/illustrations.ts';

/** The picture that a page opens with. A page that isn't named opens without one, or with one of its own. */
const pictures: Record<string, IllustrationName> = {
  '/': 'hero-crossing',
  '/about': 'scene-about',
  '/contact': 'scene-office',
  '/destinations': 'scene-departures',
  '/global-programs': 'shore-near',
  '/global-programs/study-abroad': 'prog-campus',
  '/global-programs/virtual-internship': 'prog-window',
  '/global-programs/international-internship': 'prog-bridge',
  '/global-programs/agriculture-internship': 'scene-farm',
  '/global-programs/medical-internships': 'prog-ward',
  '/global-programs/pathway-program': 'prog-pathway',
  '/global-programs/student-exchange': 'prog-exchange',
  '/global-programs/professional-immersion': 'scene-roof',
  '/global-programs/hotel-immersion': 'prog-lobby',
  '/national-programs': 'prog-national',
  '/national-programs/students': 'national-rickshaw',
  '/national-programs/employers': 'prog-employers',
  '/services': 'scene-departures',
};
const country = /^\/destinations\/([a-z-]+)$/;

/**
 * The picture to fetch before the page is opened (tests/next-page.e2e.ts compares it with the page).
 *
 * @param path of a page
 */
export function openingPicture(path: string): IllustrationName | undefined {
  const [, slug] = country.exec(path) ?? [];
  // A country's poster bears its slug.
  if (slug) return `place-${slug}` as IllustrationName;
  return Object.hasOwn(pictures, path) ? pictures[path] : undefined;
}
