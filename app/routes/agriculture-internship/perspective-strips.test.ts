import { expect, test } from 'vitest';
import { createPerspectiveStrips } from './perspective-strips.ts';

test.each([1, 12, 18])('%i strips adjoin each other and fill the near edge', (count) => {
  const { viewBox, paths } = createPerspectiveStrips(count);
  const width = Number(viewBox.split(' ')[2]);
  const edges = paths.map((path) => {
    const [x = 0, , far = 0, right = 0, , left = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
    return { far: [x, x + far], near: [left, right] };
  });
  expect(edges).toHaveLength(count);
  expect(edges[0]?.near[0]).toBe(0);
  expect(edges.at(-1)?.near[1]).toBe(width);
  for (const [index, { far, near }] of edges.slice(1).entries()) {
    expect(far[0]).toBe(edges[index]?.far[1]);
    expect(near[0]).toBe(edges[index]?.near[1]);
  }
  // The far edge is centred.
  expect((edges[0]?.far[0] ?? 0) + (edges.at(-1)?.far[1] ?? 0)).toBe(width);
});
