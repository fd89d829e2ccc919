/** The layout of a page, in CSS pixels. */
type Geometry = {
  /** Path and size of each image of the content and the footer, in document order. */
  images: { src: string; width: number; height: number }[];
  /** Texts that are drawn outside their section. */
  strayTexts: string[];
  /** Headings and paragraphs whose first line has an image over its centre. */
  coveredTexts: string[];
  /** By how much the page is wider than the window. */
  horizontalOverflow: number;
};

/** Runs in the page: measures its layout. */
export function measureGeometry(): Geometry {
  const getBox = (element: Element) => element.getBoundingClientRect();
  const isVisible = (element: Element) => {
    const { width, height } = getBox(element);
    // A closed `details` element keeps the layout of its content, which isn't drawn.
    if (!element.checkVisibility()) return false;
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
      Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
    );
  const isStray = (element: Element) => {
    const section = element.closest('section, main > *');
    if (!section || getComputedStyle(element).position !== 'absolute') return false;
    if (!hasText(element) || !isVisible(element)) return false;
    const [inner, outer] = [getBox(element), getBox(section)];
    return inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
  };
  const isCovered = (element: Element) => {
    if (!isVisible(element)) return false;
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
    images: [...document.querySelectorAll<HTMLImageElement>('main img, footer img')].map(
      (image) => {
        const { width, height } = getBox(image);
        return { src: new URL(image.src).pathname, width, height };
      },
    ),
    strayTexts: [...document.querySelectorAll('main *')]
      .filter(isStray)
      .map(({ textContent }) => textContent ?? ''),
    horizontalOverflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** Permitted difference of an image's width or height, because the text beside it may wrap differently. */
const tolerancePx = 24;

/**
 * We compare the first, second … occurrence of each source, because a carousel may show another image in each engine.
 */
const groupBySrc = (images: Geometry['images']) => Map.groupBy(images, ({ src }) => src);

/** Describes the differences between a page's layout in the tested engine and in Chromium. */
export function findDifferences(tested: Geometry, chromium: Geometry): string[] {
  const isFar = (first: number, second: number) => Math.abs(first - second) > tolerancePx;
  const formatSize = ({ width, height }: { width: number; height: number }) =>
    `${Math.round(width)} × ${Math.round(height)}`;
  const images = [...groupBySrc(chromium.images)].flatMap(([src, expected]) =>
    (groupBySrc(tested.images).get(src) ?? []).flatMap((image, index) => {
      const reference = expected[index];
      if (!reference) return [];
      const { width, height } = reference;
      if (!isFar(image.width, width) && !isFar(image.height, height)) return [];
      return [`${src}: ${formatSize(image)}, in Chromium ${formatSize(reference)}`];
    }),
  );
  const strayTexts = tested.strayTexts.filter((text) => !chromium.strayTexts.includes(text));
  return [
    ...images,
    ...tested.coveredTexts.map((text) => `under an image: ${text}`),
    ...chromium.coveredTexts.map((text) => `under an image in Chromium: ${text}`),
    ...strayTexts.map((text) => `outside its section: ${text}`),
    ...(tested.horizontalOverflow > 0
      ? [`${tested.horizontalOverflow} px wider than the window`]
      : []),
  ];
}
