import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createFrameability, forbidsFraming } from './frameability.ts';

const embedder = 'https://www.example.org';
const log = pino({ level: 'silent' });

test.each([
  [{}, false],
  [{ 'X-Frame-Options': 'DENY' }, true],
  [{ 'X-Frame-Options': 'SameOrigin' }, true],
  [{ 'X-Frame-Options': 'ALLOW-FROM https://www.example.org' }, false],
  [{ 'Content-Security-Policy': "default-src 'self'" }, false],
  [{ 'Content-Security-Policy': "frame-ancestors 'none'" }, true],
  [{ 'Content-Security-Policy': "frame-ancestors 'self'" }, true],
  [{ 'Content-Security-Policy': 'default-src *; Frame-Ancestors *' }, false],
  [{ 'Content-Security-Policy': 'frame-ancestors https:' }, false],
  [{ 'Content-Security-Policy': 'frame-ancestors http:' }, true],
  [{ 'Content-Security-Policy': "frame-ancestors 'self' https://*.example.org" }, false],
  [{ 'Content-Security-Policy': 'frame-ancestors www.example.org' }, false],
  [{ 'Content-Security-Policy': 'frame-ancestors https://other.example' }, true],
  // `frame-ancestors` overrides `X-Frame-Options`.
  [
    { 'X-Frame-Options': 'DENY', 'Content-Security-Policy': 'frame-ancestors www.example.org' },
    false,
  ],
])('%j forbids framing: %s', (headers, forbidden) => {
  expect(forbidsFraming(new Headers(headers), embedder)).toBe(forbidden);
});

test('a page that doesn’t answer is no forbidden one; what is known is asked again after ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const address = 'https://forms.example/contact';
  const request = vi.fn<typeof fetch>();
  request.mockRejectedValueOnce(new Error('no route'));
  request.mockResolvedValue(new Response('', { headers: { 'X-Frame-Options': 'DENY' } }));
  const framing = createFrameability([address], embedder, log, request);
  expect(framing.isForbidden(address)).toBe(false);
  expect(request).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 11 * 60 * 1000);
  framing.isForbidden(address);
  await vi.waitFor(() => expect(framing.isForbidden(address)).toBe(true));
  expect(request).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
