import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { expect, test } from '../helpers/test.ts';

/** Posts a body, in chunks if the headers have no Content-Length. */
function post(url: string, headers: OutgoingHttpHeaders, body: string) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = httpRequest(url, { method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a body above 64 kB is rejected with 413, with a Content-Length as well as in chunks', async ({
  site,
}) => {
  const large = 'x'.repeat(64 * 1024 + 1);
  for (const headers of [
    { 'Content-Length': String(large.length) },
    { 'Transfer-Encoding': 'chunked' },
  ]) {
    const rejected = await post(`${site.url}/apply/virtual-internship`, headers, large);
    expect(rejected.status).toBe(413);
    expect(rejected.text).toContain('shorten your answers');
  }
});

test('a form that a proxy forwards in chunks is processed as usual', async ({ site }) => {
  const { status, text } = await post(
    `${site.url}/apply/virtual-internship`,
    { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/x-www-form-urlencoded' },
    `firstName=Nusrat&motivationLetter=${'a'.repeat(60_000)}`,
  );
  expect(status).toBe(422);
  expect(text).toContain('value="Nusrat"');
  expect(text).toContain('Motivation letter must be at most 5,000 characters');
  // The form's definition, which the island gets as its props, has all messages.
  expect(text).not.toContain('id="firstName-message"');
});

test('a form from another origin is rejected', async ({ request, site }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { Origin: 'https://evil.example' },
    multipart: { firstName: 'Nusrat' },
  });
  expect(response.status()).toBe(403);
  expect(site.output()).not.toContain('Nusrat');
});

test('a cross-site form without an Origin header is rejected', async ({ request }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    multipart: { firstName: 'Nusrat' },
  });
  expect(response.status()).toBe(403);
});

test('a same-origin form is processed even if a proxy changes the host', async ({ request }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { Origin: 'https://preview.example', 'Sec-Fetch-Site': 'same-origin' },
    multipart: { firstName: 'N' },
  });
  expect(response.status()).toBe(422);
});

test('a form through a proxy with TLS is processed', async ({ request, site }) => {
  const response = await request.post('/apply/virtual-internship', {
    headers: { Origin: site.url.replace('http:', 'https:') },
    multipart: { firstName: 'N' },
  });
  expect(response.status()).toBe(422);
});
