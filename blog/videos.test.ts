import { expect, test } from 'vitest';
import { findPlayerOrigins, parseVideoUrl } from './videos.ts';

test.each([
  'https://www.youtube.com/watch?v=ex8fMxXJDJw&t=30',
  'http://youtube.com/watch?feature=share&v=ex8fMxXJDJw',
  'https://m.youtube.com/shorts/ex8fMxXJDJw',
  'https://youtu.be/ex8fMxXJDJw?si=abc',
  'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw?autoplay=1',
])('%s is a video of YouTube', (address) => {
  expect(parseVideoUrl(address)).toEqual({
    host: 'YouTube',
    pageUrl: 'https://www.youtube.com/watch?v=ex8fMxXJDJw',
    playerUrl: 'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw?autoplay=1',
  });
});

test.each([
  ['https://vimeo.com/22439234', '', ''],
  ['https://vimeo.com/22439234/0a1b2c3d4e?share=copy', '/0a1b2c3d4e', '&h=0a1b2c3d4e'],
  ['https://player.vimeo.com/video/22439234?h=0a1b2c3d4e&dnt=1', '/0a1b2c3d4e', '&h=0a1b2c3d4e'],
])('%s is a video of Vimeo', (address, path, query) => {
  const page = `https://vimeo.com/22439234${path}`;
  expect(parseVideoUrl(address)).toEqual({
    host: 'Vimeo',
    pageUrl: page,
    playerUrl: `https://player.vimeo.com/video/22439234?autoplay=1&dnt=1${query}`,
  });
  expect(parseVideoUrl(page)?.pageUrl).toBe(page);
});

test.each([
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/embed/ex8fMxXJDJ%2F',
  'https://vimeo.com/channels/staffpicks',
  'https://notyoutube.com/watch?v=ex8fMxXJDJw',
  'https://youtube.com@evil.example/watch?v=ex8fMxXJDJw',
  'javascript:https://www.youtube.com/watch?v=ex8fMxXJDJw',
  '/watch?v=ex8fMxXJDJw',
  '',
])('%s is none', (address) => {
  expect(parseVideoUrl(address)).toBeUndefined();
});

test('a page allows the players of its videos, and no others', () => {
  const link = (href: string, name = 'outside-video') => `<a href="${href}" class="${name}">x</a>`;
  expect(
    findPlayerOrigins(
      link('https://vimeo.com/1') +
        link('https://vimeo.com/2') +
        link('https://www.youtube.com/watch?v=ex8fMxXJDJw', 'outside-media') +
        link('https://evil.example/'),
    ),
  ).toEqual(['https://player.vimeo.com']);
  expect(findPlayerOrigins('<p>class="outside-video"</p>')).toEqual([]);
});
