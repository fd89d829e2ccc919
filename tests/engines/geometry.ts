/** Where the parts of a page are, in CSS pixels. */
export type Geometry = {
  /** The address and size of each picture of the content and the footer, in the page's order. */
  pictures: { src: string; width: number; height: number }[];
  /** Texts that are drawn outside the section that they stand in. */
  strayTexts: string[];
  /** Headings and paragraphs of which a picture covers the middle of the first line. */
  coveredTexts: string[];
  /** How much wider the page is than the window. */
  sidewaysScroll: number;
};

/** Runs in the page. */
export function measureGeometry(): Geometry {
  const box = (element: Element) => element.getBoundingClientRect();
  const isSeen = (element: Element) => {
    const { width, height } = box(element);
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
      Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
    );
  const isStray = (element: Element) => {
    const section = element.closest('section, main > *');
    if (!section || getComputedStyle(element).position !== 'absolute') return false;
    if (!hasText(element) || !isSeen(element)) return false;
    const [inner, outer] = [box(element), box(section)];
    return inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
  };
  const isCovered = (element: Element) => {
    if (!isSeen(element)) return false;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const line = document.createRange();
    line.selectNodeContents(element);
    const { x, y, width, height } = line.getClientRects()[0] ?? new DOMRect();
    const layers = document.elementsFromPoint(x + width / 2, y + height / 2);
    const above = layers.slice(
      0,
      layers.findIndex((layer) => element.contains(layer)),
    );
    return above.some((layer) => layer instanceof HTMLImageElement);
  };
  return {
    coveredTexts: [...document.querySelectorAll('main :is(h1, h2, h3, h4, p)')]
      .filter(isCovered)
      .map(({ textContent }) => textContent ?? ''),
    pictures: [...document.querySelectorAll<HTMLImageElement>('main img, footer img')].map(
      (image) => {
        const { width, height } = box(image);
        return { src: new URL(image.src).pathname, width, height };
      },
    ),
    strayTexts: [...document.querySelectorAll('main *')]
      .filter(isStray)
      .map(({ textContent }) => textContent ?? ''),
    sidewaysScroll: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** By so much, in pixels, a picture's width or height may differ between engines: texts beside it may break elsewhere. */
const tolerance = 24;

/** A carousel may have brought another picture in by now: what is compared is the same picture at its same place among its like. */
const groupBySrc = (pictures: Geometry['pictures']) => Map.groupBy(pictures, ({ src }) => src);

/** What of a page is not as in Chromium, in words. */
export function findDifferences(there: Geometry, chromium: Geometry): string[] {
  const far = (one: number, other: number) => Math.abs(one - other) > tolerance;
  const size = ({ width, height }: { width: number; height: number }) =>
    `${Math.round(width)} × ${Math.round(height)}`;
  const pictures = [...groupBySrc(chromium.pictures)].flatMap(([src, expected]) =>
    (groupBySrc(there.pictures).get(src) ?? []).flatMap((found, place) => {
      const other = expected[place];
      if (!other || !(far(found.width, other.width) || far(found.height, other.height))) return [];
      return [`${src}: ${size(found)}, in Chromium ${size(other)}`];
    }),
  );
  const stray = there.strayTexts.filter((text) => !chromium.strayTexts.includes(text));
  return [
    ...pictures,
    ...there.coveredTexts.map((text) => `under a picture: ${text}`),
    ...chromium.coveredTexts.map((text) => `under a picture in Chromium: ${text}`),
    ...stray.map((text) => `outside its section: ${text}`),
    ...(there.sidewaysScroll > 0 ? [`${there.sidewaysScroll} px wider than the window`] : []),
  ];
}
