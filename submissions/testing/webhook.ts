import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export type ReceivedMessage = { path: string; headers: IncomingHttpHeaders; body: string };

export type TestWebhook = {
  url: string;
  /** What came, in the order of arrival, whatever was answered. */
  messages: ReceivedMessage[];
  /** Answers each message; 200 unless it is replaced. */
  answer: (response: ServerResponse, message: ReceivedMessage) => void;
  stop: () => Promise<void>;
};

/**
 * Starts a receiver of webhook messages on this machine.
 *
 * @param port 0 is a free one
 */
export async function startWebhook(port = 0): Promise<TestWebhook> {
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // The sender has died amid the message.
    if (body === undefined) return;
    const message = { path: request.url ?? '', headers: request.headers, body };
    webhook.messages.push(message);
    webhook.answer(response, message);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The receiver has no port');
  const webhook: TestWebhook = {
    url: `http://127.0.0.1:${address.port}/hooks`,
    messages: [],
    answer: (response) => void response.end(),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return webhook;
}
