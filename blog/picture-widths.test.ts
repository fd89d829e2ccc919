import { expect, test } from 'vitest';
import { buildPictureSources } from './picture-widths.ts';

test.each([
  [undefined, { src: '/p.jpg?w=960' }],
  [150, { src: '/p.jpg?w=320' }],
  [320, { src: '/p.jpg?w=320' }],
  [500, { src: '/p.jpg?w=640', srcSet: '/p.jpg?w=320 320w, /p.jpg?w=640 500w' }],
  [
    6000,
    {
      src: '/p.jpg?w=960',
      srcSet:
        '/p.jpg?w=320 320w, /p.jpg?w=640 640w, /p.jpg?w=960 960w, /p.jpg?w=1280 1280w, /p.jpg?w=1920 1920w',
    },
  ],
])('a picture %s pixels wide has the addresses %j', (width, addresses) => {
  expect(buildPictureSources('/p.jpg', width)).toEqual(addresses);
});

test('an animation has one', () => {
  expect(buildPictureSources('/p.gif', 2_000)).toEqual({ src: '/p.gif?w=960' });
});
