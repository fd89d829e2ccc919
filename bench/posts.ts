// `npm run bench:posts` prints the processor time, in milliseconds, that one post takes whose content repeats a piece of markup.
//
//     BENCH_BYTES=800000     length of the content
import process from 'node:process';
import { toPost } from '#blog/post.server.ts';
import { localUrlRewriter } from '#blog/url-rewriter.server.ts';

const bytes = Number(process.env.BENCH_BYTES ?? 200_000);
const pieces = [
  '<input>',
  '<img>',
  '<p></p>',
  '<!--x-->a',
  '[a b<br>=1]',
  '<i>x</i>',
  '<b></i>',
  '<p><b>x',
  '<p>A visa <a href="/x">is</a> a <em>paper</em>.</p>',
];
const post = { id: 1, slug: 'a', date: '', title: '', excerpt: '', categoryIds: [] };

for (const piece of pieces) {
  const start = piece === '<i>x</i>' ? '<table>'.repeat(60) : '';
  const content = start + piece.repeat(bytes / piece.length);
  const before = process.cpuUsage();
  toPost({ ...post, content }, localUrlRewriter, 'en', { isLate: () => false });
  const { user, system } = process.cpuUsage(before);
  console.log(`${String(Math.round((user + system) / 1000)).padStart(7)}  ${piece}`);
}
