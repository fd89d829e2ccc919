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

/** Without these styles, the toolbar of WebKit's MiniBrowser prevents windows narrower than 447 pixels. */
const toolbarStyle =
  'toolbar, toolbar *, button, entry { min-width: 0; margin: 0; padding: 0; border: 0 }';

/** Timeout of a WebDriver command; the slowest ones wait until a page is loaded. */
const commandTimeoutMs = 40_000;

/** Timeout of a browser's start, which takes two seconds. */
const startTimeoutMs = 15_000;

/** How many times a browser that can't be reached is started before the test fails. */
const maxStarts = 3;

/** Key values of W3C WebDriver, "Keyboard actions". */
const keys: Record<Key | 'Alt', string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  Alt: '\uE00A',
  t: 't',
};

/** Creates a home folder for a WebKit, with its settings. `remove` deletes it. */
export async function createWebKitHome() {
  const folder = await mkdtemp(join(tmpdir(), 'opar-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), toolbarStyle);
  return {
    environment: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      // Without a graphics card, an emulated one draws the pages, which takes a fifth of a test's time.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Starts a display for WebKit. Each tab is its own browser process, because WebKit's driver has one session only. */
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

/** Finds a free port, because the driver can't choose one itself. */
async function findFreePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}

async function startDriver(environment: NodeJS.ProcessEnv) {
  const port = await findFreePort();
  const driver = spawn(
    process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver',
    ['--host=127.0.0.1', `--port=${port}`],
    { env: environment, stdio: 'ignore' },
  );
  const exited = once(driver, 'exit');

  /** @throws Error with the driver's error, or the name of the command that timed out */
  async function send<Result>(
    method: string,
    path: string,
    body?: object,
    timeoutMs = commandTimeoutMs,
  ): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
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
  const deadline = Date.now() + 10_000;
  while (!(await isReady())) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
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

/**
 * Starts a driver, and a browser in its session. The driver chooses a free port and releases it before its browser listens on
 * it. If another process takes the port in between, the driver waits for ever, so we start both anew. The unreachable browser
 * ends with its display.
 */
async function startSession(environment: NodeJS.ProcessEnv, scripts: boolean) {
  const args = ['--automation', `--enable-javascript=${scripts}`];
  const binary = process.env.WEBKIT_BROWSER;
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  for (let start = 1; ; start += 1) {
    const driver = await startDriver(environment);
    try {
      const { sessionId } = await driver.send<{ sessionId: string }>(
        'POST',
        '/session',
        { capabilities },
        startTimeoutMs,
      );
      return { ...driver, sessionId };
    } catch (error) {
      await driver.stop();
      if (start === maxStarts) throw error;
    }
  }
}

async function openTab(
  environment: NodeJS.ProcessEnv,
  { scripts = true, width = desktop.width, height = desktop.height }: TabOptions = {},
): Promise<Tab> {
  const { send, stop, sessionId } = await startSession(environment, scripts);
  const post = <Result>(path: string, body: object) =>
    send<Result>('POST', `/session/${sessionId}/${path}`, body);
  const performActions = async (...actions: object[]) => void (await post('actions', { actions }));
  const mouseActions = (actions: object[]) =>
    performActions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const moveTo = (x: number, y: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
  });
  const keyActions = (actions: object[]) =>
    performActions({ type: 'key', id: 'keyboard', actions });
  const keyPress = (value: string) => [
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
    const readInnerSize = () => evaluate(() => [innerWidth, innerHeight] as const);
    // Only an open window shows the real height of its toolbar.
    let toolbarHeight = 36;
    const deadline = Date.now() + 10_000;
    for (;;) {
      await post('window/rect', { x: 0, y: 0, width, height: height + toolbarHeight });
      const [innerWidth, innerHeight] = await readInnerSize();
      if (innerWidth === width && innerHeight === height) return;
      if (Date.now() > deadline)
        throw new Error(
          `The window's content is ${innerWidth} × ${innerHeight} pixels instead of ${width} × ${height}`,
        );
      await setTimeout(50);
      toolbarHeight += height - (await readInnerSize())[1];
    }
  }

  await resize(width, height);
  return {
    engine: 'webkit',
    open: (url) => post('url', { url }),
    reload: () => post('refresh', {}),
    evaluate,
    moveTo: (x, y) => mouseActions([moveTo(x, y)]),
    clickAt: (x, y) =>
      mouseActions([
        moveTo(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => keyActions([...text].flatMap(keyPress)),
    press: (key, held) =>
      keyActions(
        held
          ? [
              { type: 'keyDown', value: keys[held] },
              ...keyPress(keys[key]),
              { type: 'keyUp', value: keys[held] },
            ]
          : keyPress(keys[key]),
      ),
    resize,
    messages: () => [],
    async close() {
      await send('DELETE', `/session/${sessionId}`);
      await stop();
    },
  };
}
