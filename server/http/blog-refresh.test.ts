import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { blogRefresh } from './blog-refresh.ts';
import { readBody } from './read-body.ts';

const secret = 'a secret of some length';

async function serve(options: { secret: string | undefined }) {
  const forgotten: string[][] = [];
  const forget = (slugs: string[]) => void forgotten.push(slugs);
  const server = createServer(express().use(readBody, blogRefresh({ ...options, forget })));
  const { url, stop } = await listen(server);
  onTestFinished(stop);
  const post = async (authorization?: string, body = '') => {
    const answer = await fetch(`${url}/blog/refresh`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization !== undefined && { authorization }),
      },
      body,
    });
    return answer.status;
  };
  return { forgotten, post };
}

test('a request with the secret invalidates posts', async () => {
  const { forgotten, post } = await serve({ secret });
  expect(await post(`Bearer ${secret}`, 'slug=a-post&slug=%E0%A6%AC')).toBe(204);
  expect(await post(`Bearer ${secret}`)).toBe(204);
  expect(forgotten).toEqual([['a-post', 'ব'], []]);
});

test.each([undefined, '', 'Bearer', 'Bearer ', `Bearer ${secret}x`, 'Bearer a', secret])(
  'who says %j does not',
  async (authorization) => {
    const { forgotten, post } = await serve({ secret });
    expect(await post(authorization, 'slug=a-post')).toBe(401);
    expect(forgotten).toEqual([]);
  },
);

test('without a secret the response is 404', async () => {
  const { forgotten, post } = await serve({ secret: undefined });
  expect(await post('Bearer undefined', 'slug=a-post')).toBe(404);
  expect(await post('')).toBe(404);
  expect(forgotten).toEqual([]);
});
