import { expect, test } from 'vitest';
import { loaderDataOf } from './loader-data.server.ts';
import { UnknownDocumentError } from './start-plan.server.ts';

const router = 'window.__reactRouterContext';
const page = `<p>Text</p><script>${router} = {"basename":"/","ssr":true};${router}.stream = new ReadableStream({start(controller){${router}.streamController = controller;}}).pipeThrough(new TextEncoderStream());</script><!--$--><script>${router}.streamController.enqueue("[\\"a \\\\\\"b\\\\\\" \\u0026\\"");</script><!--$--><script>${router}.streamController.enqueue("]\\n");</script><script>${router}.streamController.close();</script><!--/$--><!--/$-->`;

test("the context and the loaders' data leave the page, which keeps an empty script for React", () => {
  expect(loaderDataOf(page)).toEqual({
    html: '<p>Text</p><script type="application/json"></script><!--$--><!--$--><!--/$--><!--/$-->',
    context: { basename: '/', ssr: true },
    data: '["a \\"b\\" &"]\n',
  });
});

test.each([
  ['data', page.replaceAll('enqueue', 'push')],
  ['an end', page.replace('close', 'end')],
  ['a context', page.replace('.stream = ', '.flow = ')],
])('a page without %s is unknown', (_, other) => {
  expect(() => loaderDataOf(other)).toThrow(UnknownDocumentError);
});
