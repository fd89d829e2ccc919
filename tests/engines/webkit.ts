import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../helpers/listen.ts';
import { desktop, type Engine, type Key, type Tab, type TabOptions } from './tab.ts';
import { startDisplay } from './xvfb.ts';

/** WebKit's own small browser; its toolbar would make no window narrower than 447 pixels. */
const toolbarStyle =
  'toolbar, toolbar *, button, entry { min-width: 0; margin: 0; padding: 0; border: 0 }';

/** A limit: the longest command waits for a page to load. */
const commandTimeoutMs = 40_000;

/** W3C WebDriver, "Keyboard actions". */
const keys: Record<Key | 'Alt', string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Alt: '\uE00A',
  t: 't',
};

/** The home of a WebKit: its settings, and what it writes. */
export async function createWebKitHome() {
  const folder = await mkdtemp(join(tmpdir(), 'opar-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), toolbarStyle);
  return {
    environment: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Starts WebKit's display. Each tab is a browser of its own: WebKit's driver has one session. */
export async function startWebKit(): Promise<Engine> {
  const display = await startDisplay();
  const home = await createWebKitHome();
  const environment = { ...home.environment, DISPLAY: display.name };
  return {
    name: 'webkit',
    openTab: (options) => openTab(environment, options),
    async stop() {
      await display.stop();
      await home.remove();
    },
  };
}

/** A port that is free: the driver picks none by itself. */
async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}

async function startDriver(environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(
    process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver',
    ['--host=127.0.0.1', `--port=${port}`],
    { env: environment, stdio: 'ignore' },
  );
  const exited = once(driver, 'exit');

  /** @throws Error with what the driver says, or naming the command that it doesn't answer */
  async function send<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(commandTimeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`WebKitWebDriver does not answer ${method} ${path}`, { cause });
    });
    const { value } = (await response.json()) as { value: Result & { error?: string } };
    if (value?.error) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
    return value;
  }

  const isReady = () =>
    send<{ ready: boolean }>('GET', '/status').then(
      ({ ready }) => ready,
      () => false,
    );
  const end = Date.now() + 10_000;
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start');
    await setTimeout(50);
  }
  return {
    send,
    async stop() {
      driver.kill();
      await exited;
    },
  };
}

async function openTab(
  environment: NodeJS.ProcessEnv,
  { scripts = true, width = desktop.width, height = desktop.height }: TabOptions = {},
): Promise<Tab> {
  const { send, stop } = await startDriver(environment);
  const args = ['--automation', `--enable-javascript=${scripts}`];
  const binary = process.env.WEBKIT_BROWSER;
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  });
  const post = <Result>(path: string, body: object) =>
    send<Result>('POST', `/session/${sessionId}/${path}`, body);
  const act = async (...actions: object[]) => void (await post('actions', { actions }));
  const mouse = (actions: object[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const to = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const keyboard = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];

  const evaluate: Tab['evaluate'] = async (run, ...parameters) => {
    const { result, error } = await post<{ result: never; error?: string }>('execute/async', {
      script: `const done = arguments[arguments.length - 1];
        const run = async () => (${run})(...Array.prototype.slice.call(arguments, 0, -1));
        run().then((result) => done({ result }), (error) => done({ error: String(error) }));`,
      args: parameters,
    });
    if (error !== undefined) throw new Error(error);
    return result;
  };

  async function resize(width: number, height: number) {
    const inside = () => evaluate(() => [innerWidth, innerHeight] as const);
    // How much of the window is toolbar shows once it is there.
    let toolbar = 36;
    const end = Date.now() + 10_000;
    for (;;) {
      await post('window/rect', { x: 0, y: 0, width, height: height + toolbar });
      const [insideWidth, insideHeight] = await inside();
      if (insideWidth === width && insideHeight === height) return;
      if (Date.now() > end) throw new Error(`The window is ${insideWidth} × ${insideHeight}`);
      await setTimeout(50);
      toolbar += height - (await inside())[1];
    }
  }

  await resize(width, height);
  return {
    engine: 'webkit',
    open: (url) => post('url', { url }),
    reload: () => post('refresh', {}),
    evaluate,
    moveTo: (x, y) => mouse([to(x, y)]),
    clickAt: (x, y) =>
      mouse([to(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    type: (text) => keyboard([...text].flatMap(stroke)),
    press: (key, held) =>
      keyboard(
        held
          ? [
              { type: 'keyDown', value: keys[held] },
              ...stroke(keys[key]),
              { type: 'keyUp', value: keys[held] },
            ]
          : stroke(keys[key]),
      ),
    resize,
    screenshot: async () =>
      Buffer.from(await send<string>('GET', `/session/${sessionId}/screenshot`), 'base64'),
    messages: () => [],
    async close() {
      await send('DELETE', `/session/${sessionId}`);
      await stop();
    },
  };
}
