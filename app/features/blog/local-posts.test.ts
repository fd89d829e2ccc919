import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import type { Post } from '#blog/content-service.ts';
import { localPostFiles } from '#blog/local-post-files.server.ts';
import { createLocalPostsService } from '#blog/local-posts.server.ts';
import { resolveIllustration } from '#content/illustrations/find-illustration.ts';

const service = createLocalPostsService(localPostFiles, resolveIllustration, 'en');

async function loadAllPosts(): Promise<Post[]> {
  const loaded: Post[] = [];
  for (let page = 1; ; page += 1) {
    const list = await service.posts({ page });
    for (const { slug } of list.posts) {
      const post = await service.post(slug);
      if (post) loaded.push(post);
    }
    if (!list.hasMore) return loaded;
  }
}

const posts = await loadAllPosts();
const slugs = posts.map(({ slug }) => slug);
const paths = routes.map(({ path = '/' }) => ({ path }));
const publicFolder = join(import.meta.dirname, '../../../public');

/** Returns the problem of a link in a post's content, in words. Links to other sites are not checked. */
function findLinkProblem(target: string, html: string): string | undefined {
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

/** We don't call a document a "paper" (docs/glossary.md). The word is only for sheets, as in "on paper". */
const paper = /(?<!\b(?:sheet of|full of|on) )\bpapers?\b/i;

/**
 * Statements that go out of date without our knowing. "Look it up on
 * the embassy's website" stays true.
 */
const perishable = [
  /\b(?:19|20)\d\d\b/,
  /\b(?:currently|at present|nowadays|these days|recently|no longer accepts?)\b/i,
  /\bembass(?:y|ies) (?:asks?|checks?|demands?|issues?|may want|needs?|requires?|wants?)\b/i,
  /\bBangladesh (?:issues|requires)\b|\bBangladesh Police (?:asks|takes)\b/,
  /\b(?:residence|work) permits?\b|\bquotas?\b/i,
];

/** Returns the words of a text that a post must not contain. */
const findForbiddenWords = (text: string) =>
  [paper, ...perishable].flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

test('all posts of this repository are listed once each', () => {
  expect(slugs.length).toBe(Object.keys(localPostFiles).length);
  expect(new Set(slugs).size).toBe(slugs.length);
});

describe.each(posts.map((post) => [post.slug, post] as const))('%s', (_slug, post) => {
  test('has a title, an excerpt, a text and a picture', () => {
    expect(post.title).not.toBe('Untitled post');
    expect(post.excerpt).not.toBe('');
    expect(post.html).not.toBe('');
    expect(post.image).toBeDefined();
  });

  test('says "documents", and makes no statement that goes out of date', () => {
    expect(findForbiddenWords([post.title, post.excerpt, post.html].join('\n'))).toEqual([]);
  });

  test('has working links', () => {
    const targets = [...post.html.matchAll(/ href="([^"]*)"/g)].map(([, target = '']) => target);
    const problems = targets.flatMap((target) => {
      const problem = findLinkProblem(target, post.html);
      return problem ? [`${target}: ${problem}`] : [];
    });
    expect(problems).toEqual([]);
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
])('the link check reports for %s: %s', (target, problem) => {
  expect(findLinkProblem(target, '<h2 id="post-costs">Costs</h2>')).toBe(problem);
});

test.each([
  ['Scan both papers.', ['papers']],
  ['It is the only paper that says why.', ['paper']],
  ['Take a sheet of paper, and keep a copy on paper.', []],
  ['Embassies check with banks.', ['Embassies check']],
  ['Bangladesh issues e-passports.', ['Bangladesh issues']],
  ['A rule of 2025.', ['2025']],
  ['Look it up on the embassy’s website.', []],
])('the word check finds in %j: %j', (text, words) => {
  expect(findForbiddenWords(text)).toEqual(words);
});
