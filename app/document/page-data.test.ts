import { expect, test } from 'vitest';
import { withDataApart } from './page-data.ts';

const controller = 'window.__reactRouterContext.streamController';
const page = `<p>Text</p><script type="application/json" async="">[["/assets/react.js"],{},"/assets/entry.client-1.js"]</script><!--$--><script>${controller}.enqueue("[\\"a \\\\\\"b\\\\\\" \\u0026\\"");</script><!--$--><script>${controller}.enqueue("]\\n");</script><script>${controller}.close();</script><!--/$--><!--/$-->`;

test('the data goes to a file, and the page starts with its address', () => {
  const kept: string[] = [];
  const html = withDataApart(page, (data) => {
    kept.push(data);
    return '/assets/data-2.txt';
  });
  expect(kept).toEqual(['["a \\"b\\" &"]\n']);
  expect(html).toBe(
    '<p>Text</p><script type="application/json" async="">[["/assets/react.js"],{},"/assets/entry.client-1.js","/assets/data-2.txt"]</script><!--$--><!--$--><!--/$--><!--/$-->',
  );
});

test.each([
  ['data', page.replaceAll('enqueue', 'push')],
  ['an end', page.replace('close', 'end')],
  ['a start plan', page.replace('entry.client', 'main')],
])('a page without %s ends the build', (_, other) => {
  expect(() => withDataApart(other, () => '')).toThrow('A page without data');
});
