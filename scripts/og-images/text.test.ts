import { expect, test } from 'vitest';
import { text } from './text.ts';

const room = { width: 400, height: 200, largest: 100, smallest: 20 };

const sizeOf = async (content: string, limits = {}) => {
  const element = await text(content, 'title', { ...room, ...limits }, '#000');
  return (element.props as { style: { fontSize: number } }).style.fontSize;
};

test('a text is as large as its bounds allow, in width and in height', async () => {
  expect(await sizeOf('USA')).toBe(100);
  expect(await sizeOf('Montenegro')).toBeLessThan(80);
  expect(await sizeOf('New Zealand', { height: 60 })).toBeLessThan(await sizeOf('New Zealand'));
});

test('a text is slightly smaller if that saves a line', async () => {
  // The text fits in two lines of 100 pixels, and in one line that is slightly smaller.
  const size = await sizeOf('Contact', { width: 3000 });
  expect(size).toBe(100);
  const oneLine = await sizeOf('Contact us', { width: 460 });
  expect(oneLine).toBeLessThan(100);
  expect(oneLine).toBeGreaterThanOrEqual(80);
});

test('a text that doesn’t fit is reported', async () => {
  await expect(sizeOf('Montenegro', { smallest: 90 })).rejects.toThrow('"Montenegro" doesn\'t fit');
});
