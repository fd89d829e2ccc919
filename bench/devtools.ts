import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Message = {
  id?: number;
  method?: string;
  params: Record<string, never>;
  result: never;
  error?: { message: string };
};

/** Sends a command to a target and returns its result. @throws Error with Chromium's message */
type Send = <Result>(
  method: string,
  params?: Record<string, unknown>,
  session?: string,
) => Promise<Result>;

/** A page of a tab: the one that is shown, or one that Chromium prerenders. */
export type TabPage = { send: <Result>(method: string, params?: object) => Promise<Result> };

/**
 * Starts Chromium and speaks the DevTools protocol with it directly. While Playwright is attached to a page, Chromium doesn't
 * prerender others (`PrerenderingDisabledByDevTools`). Here we attach to the tab, and the tab attaches to its pages.
 *
 * @param executable the path of Chromium, or its name on the PATH
 * @param args command-line switches in addition to those of this function
 * @returns functions that open a tab, and that stop Chromium and remove its profile
 */
export async function startChromium(executable: string, args: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'opar-chromium-'));
  const program = spawn(
    executable,
    ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...args],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(program, 'exit');
  const url = await new Promise<string>((resolve) => {
    createInterface(program.stderr).on('line', (line) => {
      const address = /listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Set<(message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(data);
    if (message.id) answers.get(message.id)?.(message);
    else for (const listener of listeners) listener(message);
  });
  let lastId = 0;
  const send: Send = (method, params = {}, sessionId = undefined) => {
    lastId += 1;
    const id = lastId;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      answers.set(id, ({ error, result }) => {
        answers.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
    });
  };

  /**
   * Opens an empty tab in a context of its own.
   *
   * @param prepare sends commands to each page before its first request, for example to emulate a phone
   */
  async function openTab(prepare: (page: TabPage) => Promise<unknown>) {
    const { browserContextId } = await send<{ browserContextId: string }>(
      'Target.createBrowserContext',
    );
    const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      forTab: true,
      browserContextId,
    });
    const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const pages = new Map<string, TabPage>();
    const attached = Promise.withResolvers<void>();
    const listener = ({ method, params }: Message) => {
      const { sessionId, targetInfo } = params as unknown as {
        sessionId: string;
        targetInfo?: { type: string };
      };
      if (method === 'Target.detachedFromTarget') pages.delete(sessionId);
      if (method !== 'Target.attachedToTarget' || targetInfo?.type !== 'page') return;
      const page: TabPage = { send: (name, more) => send(name, { ...more }, sessionId) };
      pages.set(sessionId, page);
      // Some commands are answered only once the page runs, so nothing waits for them.
      Promise.all([prepare(page), page.send('Runtime.runIfWaitingForDebugger')]).then(
        () => attached.resolve(),
        attached.reject,
      );
    };
    listeners.add(listener);
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      tab,
    );
    await attached.promise;
    return {
      /** The pages of the tab at present. */
      pages: () => [...pages.values()],
      async close() {
        listeners.delete(listener);
        await send('Target.disposeBrowserContext', { browserContextId });
      },
    };
  }

  return {
    openTab,
    async stop() {
      program.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs a function in a page.
 *
 * @param run can't use anything from outside it but its arguments, which are sent as JSON
 * @throws Error with what the function throws
 */
export async function evaluate<Arguments extends unknown[], Result>(
  page: TabPage,
  run: (...parameters: Arguments) => Result,
  ...parameters: Arguments
): Promise<Awaited<Result>> {
  const { result, exceptionDetails } = await page.send<{
    result: { value: Awaited<Result> };
    exceptionDetails?: { exception?: { description?: string } };
  }>('Runtime.evaluate', {
    expression: `(${run})(...${JSON.stringify(parameters)})`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
  return result.value;
}
