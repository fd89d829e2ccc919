/**
 * Creates SVG paths that divide a field, seen in perspective, into strips. The far (upper) edge is half as wide as the
 * near (lower) edge.
 *
 * @param count number of strips
 * @returns one path for each strip, from left to right, in the units of `viewBox`
 */
export function createPerspectiveStrips(count: number): { viewBox: string; paths: string[] } {
  const nearWidth = 80;
  const farWidth = nearWidth / 2;
  const width = count * nearWidth;
  const left = (width - count * farWidth) / 2;
  const paths = Array.from({ length: count }, (_, index) => {
    const x = left + index * farWidth;
    return `M${x} 0h${farWidth}L${(index + 1) * nearWidth} 240H${index * nearWidth}Z`;
  });
  return { viewBox: `0 0 ${width} 240`, paths };
}
