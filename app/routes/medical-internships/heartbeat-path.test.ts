import { expect, test } from 'vitest';
import { createHeartbeatPath } from './heartbeat-path.ts';

/** Lists the corners of a path in absolute coordinates. It understands `M`, `h` and `l` only. */
function parseCorners(path: string) {
  const [start = '', ...commands] = path.match(/[Mhl][^Mhl]*/g) ?? [];
  let [x = 0, y = 0] = (start.match(/-?\d+/g) ?? []).map(Number);
  return commands.flatMap((command) => {
    const numbers = (command.match(/-?\d+/g) ?? []).map(Number);
    const steps = command.startsWith('h')
      ? numbers.map((delta) => [delta, 0])
      : numbers.flatMap((delta, index) => (index % 2 ? [] : [[delta, numbers[index + 1] ?? 0]]));
    return steps.map(([right = 0, down = 0]) => {
      x += right;
      y += down;
      return { x, y };
    });
  });
}

test.each([1, 12])('%i beats have a peak in the middle of their columns', (count) => {
  const { viewBox, path } = createHeartbeatPath(count);
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const corners = parseCorners(path);
  const top = Math.min(...corners.map(({ y }) => y));
  const peaks = corners.filter(({ y }) => y === top).map(({ x }) => x / width);
  expect(peaks).toEqual(Array.from({ length: count }, (_, index) => (index + 0.5) / count));
  expect(top).toBeGreaterThanOrEqual(0);
  expect(Math.max(...corners.map(({ y }) => y))).toBeLessThanOrEqual(height);
  expect(corners.at(-1)).toEqual({ x: width, y: 90 });
});
