import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './fake-wordpress.ts';

/** A test's WordPress has three full pages of posts, all in one category. */
const perPage = 9;
export const pageCount = 3;

/** Creates a correct response of WordPress. The posts' titles contain the version. */
export function createGoodResponse(url: URL, version: number): { body: unknown; status: number } {
  const query = url.searchParams;
  const post = (number: number) => ({
    id: number,
    slug: `post-${number}`,
    date: '2026-11-05T09:00:00',
    title: { rendered: `Post ${number}, version ${version}` },
    content: { rendered: '<p>Text</p>' },
    categories: [3],
  });
  if (url.pathname.endsWith('/categories')) {
    return { status: 200, body: [{ id: 3, name: 'Guides', count: 27 }] };
  }
  if (query.has('slug')) return { status: 200, body: [post(1)] };
  const page = Number(query.get('page'));
  if (page > pageCount) return { status: 400, body: { code: 'rest_post_invalid_page_number' } };
  const first = (page - 1) * perPage + 1;
  return { status: 200, body: Array.from({ length: perPage }, (_, index) => post(first + index)) };
}

type Exchange = {
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
  /** Makes the deadline of the requesting page expire. */
  expireDeadline: () => void;
};
/** A faulty response, or `refuse` if the server refuses the connection. */
export type Fault = ((exchange: Exchange) => void) | 'refuse';
type Responder = (exchange: Exchange) => void;

/** Creates a responder that sends a status with the JSON of an error. */
export const respondWithStatus =
  (code: number): Responder =>
  ({ response }) =>
    void response.writeHead(code).end('{"code":"fault"}');
/** Creates a responder that sends a text with status 200 and the content type of JSON. */
export const respondWithBody =
  (text: string): Responder =>
  ({ response }) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
const respondWithEach =
  (change: (entry: Record<string, unknown>) => unknown): Responder =>
  ({ url, response }) =>
    sendJson(
      response,
      ([createGoodResponse(url, 1).body].flat() as Record<string, unknown>[]).map(change),
    );

export const faults: Record<string, Fault> = {
  'refuses the connection': 'refuse',
  'never answers': ({ expireDeadline }) => expireDeadline(),
  'stops after the head': ({ response, expireDeadline }) => {
    response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
    expireDeadline();
  },
  'stops within the body': ({ response, expireDeadline }) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[{"id":');
    expireDeadline();
  },
  'resets the connection': ({ request }) => void request.socket.resetAndDestroy(),
  'gives half a body': ({ response }) => {
    response.writeHead(200, { 'content-length': '1000' }).write('[{"id":');
    setImmediate(() => response.destroy());
  },
  ...Object.fromEntries(
    [204, 401, 403, 404, 429, 500, 502, 503].map((code) => [
      `answers ${code}`,
      respondWithStatus(code),
    ]),
  ),
  'gives HTML': respondWithBody('<!doctype html><p>Error establishing a database connection</p>'),
  'gives truncated JSON': respondWithBody('[{"id":1,"slug":"post-1"'),
  'gives nothing': respondWithBody(''),
  'gives null': respondWithBody('null'),
  'gives an object': respondWithBody('{"code":"rest_no_route"}'),
  'gives texts for ids': respondWithEach((entry) => ({ ...entry, id: String(entry.id) })),
  'gives a list of nothing': respondWithEach(() => null),
  'gives broken gzip': ({ response }) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end('[]'),
  'redirects in a circle': ({ url, response }) =>
    void response.writeHead(302, { location: url.pathname + url.search }).end(),
  'gives far too much': ({ response }) => {
    const more = () => {
      while (response.write('[0,'.repeat(10_000)));
      response.once('drain', more);
    };
    more();
  },
};
