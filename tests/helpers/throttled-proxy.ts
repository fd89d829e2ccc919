import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listen, type TestServer } from './listen.ts';

export type ThrottledProxy = TestServer & {
  /** Sends everything without delay from now on. */
  disableThrottling: () => void;
  /** Throttles again. */
  enableThrottling: () => void;
};

/** Payload of a TCP packet. */
const packetBytes = 1400;
/** Time until TCP retransmits a lost packet: the shortest one, on a connection with low latency. */
const retransmitDelayMs = 300;

/**
 * Starts a TCP proxy as slow as a bad mobile network. All connections share the bandwidth, and lost packets are retransmitted
 * after a delay.
 *
 * @param siteUrl origin of the site
 * @param options.bytesPerSecond 8000 is 64 kbit/s
 * @param options.lossEvery one in so many packets is lost: always the same ones, so that every run is the same
 */
export async function startThrottledProxy(
  siteUrl: string,
  { bytesPerSecond, lossEvery }: { bytesPerSecond: number; lossEvery: number },
): Promise<ThrottledProxy> {
  const { hostname, port } = new URL(siteUrl);
  let isThrottled = true;
  let sent = 0;
  /** Resolves once the last queued packet is sent. The packets of all connections wait in this one queue. */
  let queue = Promise.resolve();

  async function forward(bytes: Buffer, to: Socket) {
    for (let start = 0; start < bytes.length; start += packetBytes) {
      const packet = bytes.subarray(start, start + packetBytes);
      queue = queue.then(async () => {
        if (isThrottled) await setTimeout((packet.length / bytesPerSecond) * 1000);
      });
      await queue;
      sent += 1;
      if (isThrottled && sent % lossEvery === 0) await setTimeout(retransmitDelayMs);
      to.write(packet);
    }
  }

  const server = createServer((visitor) => {
    const upstream = connect(Number(port), hostname);
    // If one side closes its connection, the other one closes, too.
    visitor.once('close', () => upstream.destroy()).on('error', () => {});
    upstream.on('error', () => visitor.destroy());
    visitor.pipe(upstream);
    let forwarded = Promise.resolve();
    upstream.on('data', (bytes) => {
      upstream.pause();
      forwarded = forward(bytes, visitor).then(() => void upstream.resume());
    });
    upstream.once('end', () => forwarded.then(() => visitor.end()));
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
