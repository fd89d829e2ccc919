import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import type { Post } from '#blog/content-service.ts';
import { localPostFiles } from '#blog/local-post-files.server.ts';
import { createLocalPostsService } from '#blog/local-posts.server.ts';
import { findIllustration } from '#content/illustrations/illustrations.ts';

const service = createLocalPostsService(localPostFiles, findIllustration);

async function listedPosts(): Promise<Post[]> {
  const found: Post[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await service.posts({ page });
    for (const { slug } of answer.posts) {
      const post = await service.post(slug);
      if (post) found.push(post);
    }
    if (!answer.hasMore) return found;
  }
}

const posts = await listedPosts();
const slugs = posts.map(({ slug }) => slug);
const paths = routes.map(({ path = '/' }) => ({ path }));
const publicFolder = join(import.meta.dirname, '../../../public');

/** What is wrong with a link in a post's content, in words. Where links to other sites lead is not looked at. */
function faultOf(target: string, html: string): string | undefined {
  if (/^(?:https?|mailto|tel):/.test(target)) return;
  if (target.startsWith('#')) {
    const id = decodeURIComponent(target.slice(1));
    return html.includes(` id="${id}"`) ? undefined : 'no such part of the post';
  }
  const path = target.replace(/[?#].*$/, '');
  const match = path.startsWith('/') ? matchRoutes(paths, path)?.at(-1) : undefined;
  if (!match) return 'not a path of this site';
  if (match.route.path === 'blog/:slug') {
    return slugs.includes(match.params.slug ?? '') ? undefined : 'no such post';
  }
  return match.route.path === '*' && !existsSync(join(publicFolder, path))
    ? 'no such page'
    : undefined;
}

/** A document is no "paper" (docs/glossary.md). A sheet is one, as in "on paper". */
const paper = /(?<!\b(?:sheet of|full of|on) )\bpapers?\b/i;

/** What changes without our knowing (DECISIONS, "What a page may say"). "Look it up on the embassy's website" stays right. */
const perishable = [
  /\b(?:19|20)\d\d\b/,
  /\b(?:currently|at present|nowadays|these days|recently|no longer accepts?)\b/i,
  /\bembass(?:y|ies) (?:asks?|checks?|demands?|issues?|may want|needs?|requires?|wants?)\b/i,
  /\bBangladesh (?:issues|requires)\b|\bBangladesh Police (?:asks|takes)\b/,
  /\b(?:residence|work) permits?\b|\bquotas?\b/i,
];

/** @returns the words of a text that a post may not say */
const wrongWords = (text: string) =>
  [paper, ...perishable].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

test('all posts of this repository are listed, once each', () => {
  expect(slugs.length).toBe(Object.keys(localPostFiles).length);
  expect(new Set(slugs).size).toBe(slugs.length);
});

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
  test('has words and a picture', () => {
    expect(post.title).not.toBe('Untitled post');
    expect(post.excerpt).not.toBe('');
    expect(post.html).not.toBe('');
    expect(post.image).toBeDefined();
  });

  test('speaks of documents, and says only what lasts', () => {
    expect(wrongWords([post.title, post.excerpt, post.html].join('\n'))).toEqual([]);
  });

  test('has links that lead somewhere', () => {
    const targets = [...post.html.matchAll(/ href="([^"]*)"/g)].map(([, target = '']) => target);
    const faults = targets.flatMap((target) => {
      const fault = faultOf(target, post.html);
      return fault ? [`${target}: ${fault}`] : [];
    });
    expect(faults).toEqual([]);
  });
});

test.each([
  ['/contct', 'no such page'],
  ['/blog/nowhere', 'no such post'],
  ['contact', 'not a path of this site'],
  ['#post-nowhere', 'no such part of the post'],
  ['/contact?from=blog#form', undefined],
  ['/blog/feed.xml', undefined],
  ['/favicon.svg', undefined],
  ['#post-costs', undefined],
  ['https://example.org/', undefined],
])('the check of links says of %s: %s', (target, fault) => {
  expect(faultOf(target, '<h2 id="post-costs">Costs</h2>')).toBe(fault);
});

test.each([
  ['Scan both papers.', ['papers']],
  ['It is the only paper that says why.', ['paper']],
  ['Take a sheet of paper, and keep a copy on paper.', []],
  ['Embassies check with banks.', ['Embassies check']],
  ['Bangladesh issues e-passports.', ['Bangladesh issues']],
  ['A rule of 2025.', ['2025']],
  ['Look it up on the embassy’s website.', []],
])('the check of words finds in %j: %j', (text, found) => {
  expect(wrongWords(text)).toEqual(found);
});
