import { expect, test } from 'vitest';
import { moveLoaderData, startPlanBlock } from './start-plan-block.ts';

const modules = { shared: ['/assets/react.js'], routes: {}, entry: '/assets/entry.js' };
const block = startPlanBlock(' async=""', { ...modules, context: {}, data: '["</script><b>"]' });

test('nothing in the block ends its element', () => {
  expect(block).toMatch(
    /^<script type="application\/json" id="start-plan" async="">[^<]+<\/script>$/,
  );
  expect(JSON.parse(block.replace(/<[^>]+>/g, '')).data).toBe('["</script><b>"]');
});

test("the loaders' data go to a file, and the page holds its URL", () => {
  const stored: string[] = [];
  const html = moveLoaderData(`<p>$1</p>${block}<p>b</p>`, (data) => {
    stored.push(data);
    return '/assets/data-2.txt';
  });
  expect(stored).toEqual(['["</script><b>"]']);
  expect(html).toBe(
    `<p>$1</p><script type="application/json" id="start-plan" async="">${JSON.stringify({ ...modules, context: {}, dataUrl: '/assets/data-2.txt' })}</script><p>b</p>`,
  );
});

test.each([
  ['no block', '<p>a</p>'],
  ['no data in it', block.replace('"data":', '"dataUrl":')],
])('a page with %s ends the build', (_, html) => {
  expect(() => moveLoaderData(html, () => '')).toThrow('without a start plan');
});
