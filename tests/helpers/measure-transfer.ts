import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

type TransferredResponse = {
  status: number;
  /** Size of the body as transferred, after brotli compression if the site compresses it. */
  bytes: number;
  text: string;
};

/**
 * Sends a GET request as a browser does, and measures the body before it is decompressed. Neither `fetch` nor Playwright's
 * `request` gives that size.
 *
 * @throws Error if the connection breaks
 */
export function measureTransfer(url: string): Promise<TransferredResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      try {
        const body = await buffer(response);
        const isCompressed = response.headers['content-encoding'] === 'br';
        resolve({
          status: response.statusCode ?? 0,
          bytes: body.length,
          text: String(isCompressed ? brotliDecompressSync(body) : body),
        });
      } catch (error) {
        reject(error);
      }
    })
      .once('error', reject)
      .end();
  });
}
