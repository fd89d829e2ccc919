import { expect, test } from 'vitest';
import { createIcoFile } from './icon-file.ts';

test('an icon file has the position of each picture', () => {
  const [small, large] = [Buffer.from('small'), Buffer.from('larger')];
  const file = createIcoFile([
    { size: 16, png: small },
    { size: 32, png: large },
  ]);
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  for (const [index, png] of [small, large].entries()) {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    expect(entry[0]).toBe(16 * (index + 1));
    const start = entry.readUInt32LE(12);
    expect(file.subarray(start, start + entry.readUInt32LE(8))).toEqual(png);
  }
});
