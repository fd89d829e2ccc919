import { encode } from 'uqr';
import { expect, test, vi } from 'vitest';
import { encodeQrCode } from './qr-code.ts';

vi.mock('uqr', { spy: true });

test('a text is encoded once, until 500 others have been', () => {
  const code = encodeQrCode('https://example.org');
  expect(encodeQrCode('https://example.org')).toBe(code);
  expect(encode).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 500; count += 1) encodeQrCode(String(count));
  expect(encodeQrCode('https://example.org')).toEqual(code);
  expect(encode).toHaveBeenCalledTimes(502);
});
