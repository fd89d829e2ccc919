import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';

export type TransferredResponse = {
  status: number;
  /** Bytes of the body as they came, compressed by brotli where the site does that. */
  bytes: number;
  text: string;
};

/**
 * One GET as a browser makes it, whose body is weighed before it is decompressed: neither `fetch` nor Playwright's `request` tells.
 *
 * @throws Error when the connection breaks
 */
export function measureTransfer(url: string): Promise<TransferredResponse> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, async (answer) => {
      try {
        const body = await buffer(answer);
        const isCompressed = answer.headers['content-encoding'] === 'br';
        resolve({
          status: answer.statusCode ?? 0,
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
