import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#tests/helpers/listen.ts';

type ReceivedMessage = { path: string; headers: IncomingHttpHeaders; body: string };

export type TestWebhook = {
  url: string;
  /** All messages in the order of arrival, whatever the answer. */
  messages: ReceivedMessage[];
  /** Answers each message; 200 unless it is replaced. */
  answer: (response: ServerResponse, message: ReceivedMessage) => void;
  stop: () => Promise<void>;
};

/**
 * Starts a receiver of webhook messages on this machine.
 *
 * @param port 0 chooses a free one
 */
export async function startWebhook(port = 0): Promise<TestWebhook> {
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // The sender died while it sent the message.
    if (body === undefined) return;
    const message = { path: request.url ?? '', headers: request.headers, body };
    webhook.messages.push(message);
    webhook.answer(response, message);
  });
  const { url, stop } = await listen(server, port);
  const webhook: TestWebhook = {
    url: `${url}/hooks`,
    messages: [],
    answer: (response) => void response.end(),
    stop,
  };
  return webhook;
}
