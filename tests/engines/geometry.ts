/** Where the parts of a page are, in CSS pixels. */
export type Geometry = {
  /** Each picture's address and size, in the page's order. */
  pictures: { src: string; width: number; height: number }[];
  /** Texts that are drawn outside the section that they stand in. */
  strayTexts: string[];
  /** How much wider the page is than the window. */
  sidewaysScroll: number;
};

/** Runs in the page. */
export function measure(): Geometry {
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
  return {
    pictures: [...document.images].map((image) => {
      const { width, height } = box(image);
      return { src: new URL(image.src).pathname, width, height };
    }),
    strayTexts: [...document.querySelectorAll('main *')]
      .filter(isStray)
      .map(({ textContent }) => textContent ?? ''),
    sidewaysScroll: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}

/** By so much, in pixels, a picture's width or height may differ between engines: texts beside it may break elsewhere. */
const tolerance = 24;

/** What of a page is not as in Chromium, in words. */
export function differences(there: Geometry, chromium: Geometry): string[] {
  const pictures = chromium.pictures.flatMap((expected, place) => {
    const found = there.pictures[place];
    if (found?.src !== expected.src)
      return [`picture ${place}: ${found?.src}, not ${expected.src}`];
    const far = (one: number, other: number) => Math.abs(one - other) > tolerance;
    if (!far(found.width, expected.width) && !far(found.height, expected.height)) return [];
    const size = ({ width, height }: typeof found) =>
      `${Math.round(width)} × ${Math.round(height)}`;
    return [`${expected.src}: ${size(found)}, in Chromium ${size(expected)}`];
  });
  const stray = there.strayTexts.filter((text) => !chromium.strayTexts.includes(text));
  return [
    ...pictures,
    ...stray.map((text) => `outside its section: ${text}`),
    ...(there.sidewaysScroll > 0 ? [`${there.sidewaysScroll} px wider than the window`] : []),
  ];
}
