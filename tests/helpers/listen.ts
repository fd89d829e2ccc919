import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';

export type TestServer = {
  url: string;
  port: number;
  /** Stops the server and closes its connections. */
  stop: () => Promise<void>;
};

/**
 * Starts a test's HTTP or TCP server on 127.0.0.1.
 *
 * @param port 0 for any free port
 */
export async function listen(server: Server, port = 0): Promise<TestServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
