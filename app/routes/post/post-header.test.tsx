import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostHeader } from './post-header.tsx';

const back = { name: 'Back', to: '/blog' };
const post = { title: 'A', readingTime: '1 min read', back };

test('a post has a date only where that is known', () => {
  expect(
    renderToStaticMarkup(<PostHeader {...post} day="November 5, 2026" dateTime="2026-11-05" />),
  ).toContain('<time dateTime="2026-11-05">November 5, 2026</time>');
  expect(renderToStaticMarkup(<PostHeader {...post} day="" dateTime="" />)).not.toContain('<time');
});
