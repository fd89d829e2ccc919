/**
 * The furrows of a field that runs towards the window's lower edge, in the units of `viewBox`: at its far end it
 * is half as wide.
 *
 * @param count how many furrows
 * @returns a path for each furrow, from left to right
 */
export function createPerspectiveStrips(count: number): { viewBox: string; paths: string[] } {
  const near = 80;
  const far = near / 2;
  const width = count * near;
  const left = (width - count * far) / 2;
  const paths = Array.from({ length: count }, (_, index) => {
    const x = left + index * far;
    return `M${x} 0h${far}L${(index + 1) * near} 240H${index * near}Z`;
  });
  return { viewBox: `0 0 ${width} 240`, paths };
}
