import { expect, test } from '@playwright/test';
import { costlyRequests } from '../helpers/costly-requests.ts';
import { startCountedSite } from '../helpers/work-counter.ts';

// This test needs no browser.

/** The most that a GET may cost (work-counter.ts). An answer of "Can I go?" with all offers open costs 180,000. */
const maxWork = 250_000;
/** The most for an answer that the server has already. Most of it is reading a long address. */
const maxWorkOfReady = 40_000;
/** The most characters of an answer. That answer of "Can I go?" has 97,000. */
const maxCharacters = 180_000;

test('no GET costs much more than an answer of "Can I go?"', async () => {
  const { site, countWork, stop } = await startCountedSite({
    LOG_LEVEL: 'fatal',
    TRUST_PROXY: 'true',
  });
  for (const { name, path, headers, isReady } of costlyRequests) {
    const get = async () => {
      const response = await fetch(site.url + path, {
        headers: { 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
      });
      return { status: response.status, text: await response.text() };
    };
    // The first request fills caches.
    await get();
    await countWork();
    const { status, text } = await get();
    const work = await countWork();
    expect.soft(status, name).toBeLessThan(500);
    expect.soft(work, `${name}: work`).toBeLessThan(isReady ? maxWorkOfReady : maxWork);
    expect.soft(text.length, `${name}: characters`).toBeLessThan(maxCharacters);
  }
  await stop();
});
