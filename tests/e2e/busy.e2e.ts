import { filledForm, toFormData } from '#domain/submissions/testing/examples.ts';
import { formPath, newEmail } from '../helpers/application-form.ts';
import { expect, test } from '../helpers/test.ts';

/** More requests at a time than the site renders and lets wait (server/http/render-queue.ts). */
const crowd = 500;

test.use({ siteSettings: { LOG_LEVEL: 'warn' } });

for (const [kind, getPath] of [
  ['application pages', () => formPath],
  ['answers of "Can I go?"', (visitor: number) => `/global-programs?age=${18 + (visitor % 20)}`],
  ['posts that do not exist', (visitor: number) => `/blog/nothing-${visitor}`],
] as const) {
  test(`a crowd that asks for ${kind} is answered or refused; files and pages of the build, health and forms are answered`, async ({
    site,
  }) => {
    const pages = Array.from({ length: crowd }, async (_, visitor) => {
      const response = await fetch(site.url + getPath(visitor));
      await response.text();
      return response;
    });
    const form = fetch(site.url + formPath, {
      method: 'POST',
      body: toFormData({ ...filledForm, email: newEmail() }),
      redirect: 'manual',
    });
    const invalidForm = fetch(site.url + formPath, {
      method: 'POST',
      body: toFormData({ ...filledForm, email: 'nobody' }),
    });
    const others = ['/services', '/favicon.ico', '/healthz'].map((path) => fetch(site.url + path));
    expect((await form).status).toBe(303);
    expect((await invalidForm).status).toBe(422);
    for (const response of await Promise.all(others)) expect(response.status).toBe(200);
    const responses = await Promise.all(pages);
    const unexpected = responses.filter(({ status }) => ![200, 404, 503].includes(status));
    expect(unexpected).toEqual([]);
    // A post whose deadline ends while it waits has the blog's own message, without this header.
    const refused = responses.filter(({ headers }) => headers.get('retry-after') === '30');
    expect(refused.length).toBeGreaterThan(0);
    for (const { status } of refused) expect(status).toBe(503);
    expect(site.output()).toContain('page refused: too many wait');
    expect((await fetch(site.url + formPath)).status).toBe(200);
  });
}
