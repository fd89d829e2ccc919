import { once } from 'node:events';
import { connect } from 'node:net';
import { setInterval } from 'node:timers';

export type SlowClient = {
  /** The text that the server has sent so far. */
  getReceivedText: () => string;
  hasEnded: () => boolean;
  /** Switches to reading without delay. */
  readAtFullSpeed: () => void;
  /** Closes the connection, as a visitor does who closes the page. */
  disconnect: () => void;
};

/**
 * Opens a connection, sends the beginning at once, and the rest byte by byte.
 *
 * @param siteUrl origin of the site
 * @param options.intervalMs time between two bytes
 * @param options.reads whether it reads the response without delay or byte by byte
 */
export async function startSlowClient(
  siteUrl: string,
  beginning: string,
  {
    rest = '',
    intervalMs = 500,
    reads = 'all',
  }: { rest?: string; intervalMs?: number; reads?: 'all' | 'bytes' } = {},
): Promise<SlowClient> {
  const { hostname, port } = new URL(siteUrl);
  const chunks: string[] = [];
  let ended = false;
  let isBytewise = reads === 'bytes';
  const socket = connect({
    host: hostname,
    port: Number(port),
    onread: {
      buffer: isBytewise ? Buffer.alloc(1) : Buffer.alloc(16 * 1024),
      callback(length, buffer) {
        chunks.push(Buffer.from(buffer.buffer, buffer.byteOffset, length).toString('latin1'));
        // `false` pauses reading until `resume`.
        return !isBytewise;
      },
    },
  });
  // The server resets the connection if it closes it while we send.
  socket.on('error', () => {});
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < rest.length) socket.write(rest.charAt(sent++));
    if (isBytewise) socket.resume();
  }, intervalMs);
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
      isBytewise = false;
      socket.resume();
    },
    disconnect: () => socket.destroy(),
  };
}
