import { once } from 'node:events';
import { connect } from 'node:net';
import { setInterval } from 'node:timers';

export type SlowClient = {
  /** What the server has said. */
  getReceivedText: () => string;
  hasEnded: () => boolean;
  /** From now on it reads as fast as it comes. */
  readAtFullSpeed: () => void;
  /** Ends it, as somebody who closes the page. */
  disconnect: () => void;
};

/**
 * Connects, sends the beginning at once, and of the rest a byte now and then.
 *
 * @param options.every in milliseconds
 * @param options.reads what it reads of the answer: all, or a byte now and then
 */
export async function startSlowClient(
  site: string,
  beginning: string,
  {
    rest = '',
    every = 500,
    reads = 'all',
  }: { rest?: string; every?: number; reads?: 'all' | 'bytes' } = {},
): Promise<SlowClient> {
  const { hostname, port } = new URL(site);
  const chunks: string[] = [];
  let ended = false;
  let bytewise = reads === 'bytes';
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: bytewise ? Buffer.alloc(1) : Buffer.alloc(16 * 1024),
      callback(length, buffer) {
        chunks.push(Buffer.from(buffer.buffer, buffer.byteOffset, length).toString('latin1'));
        // False: no more until `resume`.
        return !bytewise;
      },
    },
  });
  // Who is ended amid sending is reset.
  socket.on('error', () => {});
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < rest.length) socket.write(rest.charAt(sent++));
    if (bytewise) socket.resume();
  }, every);
  socket.on('close', () => {
    clearInterval(timer);
    ended = true;
  });
  await once(socket, 'connect');
  socket.write(beginning);
  return {
    getReceivedText: () => chunks.join(''),
    hasEnded: () => ended,
    readAtFullSpeed() {
      bytewise = false;
      socket.resume();
    },
    disconnect: () => socket.destroy(),
  };
}
