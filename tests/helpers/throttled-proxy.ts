import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listen, type TestServer } from './listen.ts';

export type ThrottledProxy = TestServer & {
  /** From here on everything comes at once. */
  disableThrottling: () => void;
  /** As bad as before. */
  enableThrottling: () => void;
};

/** What fits into a packet, in bytes. */
const packetBytes = 1400;
/** How long TCP waits before it sends a lost packet again, in milliseconds: its least, on a line with little delay. */
const retransmitDelayMs = 300;

/**
 * Starts a line to a site that is as slow as a bad mobile network: what the site sends comes packet after packet, all
 * connections together, and each packet that is lost comes again after a while.
 *
 * @param options.bytesPerSecond 8000 is 64 kbit/s
 * @param options.lossEvery one packet of so many is lost: always the same ones, so that a test sees the same each time
 */
export async function startThrottledProxy(
  site: string,
  { bytesPerSecond, lossEvery }: { bytesPerSecond: number; lossEvery: number },
): Promise<ThrottledProxy> {
  const { hostname, port } = new URL(site);
  let isThrottled = true;
  let sent = 0;
  /** The line is one: the next packet of whatever connection waits for the one before. */
  let line = Promise.resolve();

  async function carry(bytes: Buffer, to: Socket) {
    for (let at = 0; at < bytes.length; at += packetBytes) {
      const piece = bytes.subarray(at, at + packetBytes);
      line = line.then(async () => {
        if (isThrottled) await setTimeout((piece.length / bytesPerSecond) * 1000);
      });
      await line;
      sent += 1;
      if (isThrottled && sent % lossEvery === 0) await setTimeout(retransmitDelayMs);
      to.write(piece);
    }
  }

  const server = createServer((visitor) => {
    const upstream = connect(Number(port), hostname);
    // Whoever leaves takes the other with them.
    visitor.once('close', () => upstream.destroy()).on('error', () => {});
    upstream.on('error', () => visitor.destroy());
    visitor.pipe(upstream);
    let carried = Promise.resolve();
    upstream.on('data', (bytes) => {
      upstream.pause();
      carried = carry(bytes, visitor).then(() => void upstream.resume());
    });
    upstream.once('end', () => carried.then(() => visitor.end()));
  });
  return {
    ...(await listen(server)),
    disableThrottling() {
      isThrottled = false;
    },
    enableThrottling() {
      isThrottled = true;
    },
  };
}
