import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#tests/helpers/listen.ts';
import { fetchHandler } from './fetch-handler.ts';
import { readBody } from './read-body.ts';

async function serve(handle: (request: Request) => Promise<Response>) {
  const server = createServer(express().use(readBody, fetchHandler(handle)));
  const { url, port, stop } = await listen(server);
  onTestFinished(stop);
  return { url, port };
}

test('the handler gets the address, the headers and the form of a request, and its response is sent whole', async () => {
  const { url } = await serve(async (request) => {
    const form = await request.formData();
    const headers = new Headers({ Location: '/received', 'Set-Cookie': 'a=1' });
    headers.append('Set-Cookie', 'b=2');
    headers.set('X-Seen', `${request.method} ${request.url} ${request.headers.get('x-a')}`);
    return new Response(String(form.get('name')), { status: 303, headers });
  });
  const response = await fetch(`${url}//apply?a=%2F`, {
    method: 'POST',
    headers: { 'X-A': 'b' },
    body: new URLSearchParams({ name: 'নুসরাত' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/received');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('x-seen')).toBe(`POST ${url}//apply?a=%2F b`);
  expect(await response.text()).toBe('নুসরাত');
});

test('a client that disconnects aborts the request', async () => {
  const started = Promise.withResolvers<AbortSignal>();
  const { port } = await serve(async ({ signal }) => {
    started.resolve(signal);
    await once(signal, 'abort');
    return new Response();
  });
  const client = connect(port, '127.0.0.1');
  client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\na');
  const signal = await started.promise;
  const aborted = once(signal, 'abort');
  client.destroy();
  await aborted;
  expect(signal.aborted).toBe(true);
});

test('the request is not aborted by the end of its response', async () => {
  const signals: AbortSignal[] = [];
  const { url } = await serve(async ({ signal }) => {
    signals.push(signal);
    return new Response('done');
  });
  await (await fetch(url, { method: 'POST', body: 'a' })).text();
  await (await fetch(url, { method: 'POST', body: 'a' })).text();
  expect(signals[0]?.aborted).toBe(false);
});
