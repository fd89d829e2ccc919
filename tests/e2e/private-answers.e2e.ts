import { expect, test } from '../helpers/test.ts';

for (const path of [
  '/global-programs?age=22&studies=year-2',
  '/bn/global-programs?age=22&passport=valid',
  '/global-programs?q=germany',
  '/bn/global-programs?q=germany',
  '/global-programs.data?age=22',
  '/contact?message=I+am+22',
  '/bn/contact?about=germany',
]) {
  test(`a shared computer doesn't keep ${path}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}

for (const path of ['/global-programs', '/global-programs?utm_source=a', '/contact']) {
  test(`${path}, which has nothing of a visitor, may be kept`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toBe('no-cache');
  });
}
