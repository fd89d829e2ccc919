import { Session } from 'node:inspector/promises';

/** Methods of arrays that take time in proportion to the array's length, though they are one call. */
const linearMethods = ['indexOf', 'lastIndexOf', 'includes', 'splice', 'shift', 'unshift'] as const;

/**
 * Counts the work of a function. Unlike a time, it is the same on a busy machine. `calls` is how often functions are called and
 * branches and loops are entered, in the blog's code and in packages; `moves` how many elements arrays' own methods move or search.
 */
export async function createWorkCounter() {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  let moves = 0;
  const originals = linearMethods.map((name) => [name, Array.prototype[name]] as const);

  function wrapMethods() {
    for (const [name, original] of originals) {
      Object.defineProperty(Array.prototype, name, {
        configurable: true,
        writable: true,
        value(this: unknown[], ...parameters: never[]) {
          moves += this.length;
          return Reflect.apply(original, this, parameters);
        },
      });
    }
  }
  function restoreMethods() {
    for (const [name, value] of originals) {
      Object.defineProperty(Array.prototype, name, { configurable: true, writable: true, value });
    }
  }

  return {
    /** What ran since the last count is hardly any work: reading the counters sets them to zero. */
    async count(run: () => unknown): Promise<{ calls: number; moves: number }> {
      moves = 0;
      wrapMethods();
      try {
        run();
      } finally {
        restoreMethods();
      }
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const calls = result
        .filter(({ url }) => /\/blog\/(?!testing)|htmlparser2|dom|sanitize-html|entities/.test(url))
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
        .reduce((sum, { count }) => sum + count, 0);
      return { calls, moves };
    },
    [Symbol.dispose]: () => session.disconnect(),
  };
}
