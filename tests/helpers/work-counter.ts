import { once } from 'node:events';
import { type Site, startSite } from './site.ts';

/** The work of a site's process, counted since the last call. */
export type CountWork = () => Promise<number>;

type Coverage = { result: { functions: { ranges: { count: number }[] }[] }[] };

/**
 * Starts the built site so that its work can be counted: how often its functions are called and their branches and loops are
 * entered, in our code and in packages. Unlike a time, it is the same on a busy machine. Native code isn't counted: regular
 * expressions, JSON, compression.
 *
 * @param settings environment variables of the site
 */
export async function startCountedSite(
  settings: Record<string, string> = {},
): Promise<{ site: Site; countWork: CountWork; stop: () => Promise<void> }> {
  const site = await startSite(settings, ['--inspect=127.0.0.1:0', 'server/main.ts']);
  const address = /Debugger listening on (ws:\S+)/.exec(site.output())?.[1] ?? '';
  const inspector = new WebSocket(address);
  await once(inspector, 'open');
  let lastId = 0;

  /** Calls a method of the Chrome DevTools Protocol. */
  function call<Result>(method: string, params = {}): Promise<Result> {
    lastId += 1;
    const id = lastId;
    inspector.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve) => {
      function receive({ data }: MessageEvent<string>) {
        const message = JSON.parse(data);
        if (message.id !== id) return;
        inspector.removeEventListener('message', receive);
        resolve(message.result);
      }
      inspector.addEventListener('message', receive);
    });
  }

  await call('Profiler.enable');
  await call('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return {
    site,
    async countWork() {
      const { result } = await call<Coverage>('Profiler.takePreciseCoverage');
      return result
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
        .reduce((sum, { count }) => sum + count, 0);
    },
    async stop() {
      inspector.close();
      await site.stop();
    },
  };
}
