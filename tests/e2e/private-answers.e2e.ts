import { expect, test } from '../helpers/test.ts';

for (const path of [
  '/global-programs?age=22&studies=year-2',
  '/bn/global-programs?age=22&passport=valid',
  '/global-programs?q=germany',
  '/bn/global-programs?q=germany',
]) {
  test(`a shared computer doesn't keep ${path}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}

test('the overview without answers may be kept', async ({ request }) => {
  const response = await request.get('/global-programs');
  expect(response.headers()['cache-control']).not.toContain('no-store');
});
