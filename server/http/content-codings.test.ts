import { expect, test, vi } from 'vitest';
import { chooseContentCoding } from './content-codings.ts';

/** A request whose client accepts these codings, and how often its list is read. */
function createRequest(list: string | undefined) {
  const acceptsEncodings = vi.fn((coding: string) => (list?.includes(coding) ? coding : false));
  const headers = { ...(list !== undefined && { 'accept-encoding': list }) };
  return { headers, acceptsEncodings } as unknown as Parameters<typeof chooseContentCoding>[0];
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('for the list %s it is %s', (list, coding) => {
  expect(chooseContentCoding(createRequest(list))).toBe(coding);
});

test('a list that no browser sends is not read', () => {
  const request = createRequest(`br${', a;q=0.1'.repeat(1000)}`);
  expect(chooseContentCoding(request)).toBeUndefined();
  expect(request.acceptsEncodings).not.toHaveBeenCalled();
});
