import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhileInView } from './run-while-in-view.ts';

type NotifyObserver = (entries: { isIntersecting: boolean }[]) => void;
const observers: { tell: NotifyObserver; observed: unknown[] }[] = [];

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    function observerOf(this: Record<string, unknown>, tell: NotifyObserver) {
      const observer = { tell, observed: [] as unknown[] };
      observers.push(observer);
      this.observe = (element: unknown) => observer.observed.push(element);
      this.disconnect = () => {
        observer.observed.length = 0;
      };
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function start() {
  const stop = vi.fn();
  const run = vi.fn(() => stop);
  const element = {} as Element;
  const end = runWhileInView(element, run);
  const [observer] = observers;
  if (!observer) throw new Error('Nothing is observed.');
  const scroll = (...seen: boolean[]) =>
    observer.tell(seen.map((isIntersecting) => ({ isIntersecting })));
  return { run, stop, end, scroll, element, observer };
}

it('runs from when the element is seen until it isn’t, and again', () => {
  const { run, stop, scroll, element, observer } = start();
  expect(observer.observed).toEqual([element]);
  scroll(false);
  expect(run).not.toHaveBeenCalled();
  scroll(true);
  expect([run, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  scroll(false);
  expect([run, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  scroll(true);
  expect([run, stop].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('goes by the last of what is told at once', () => {
  const { run, scroll } = start();
  scroll(true, false);
  expect(run).not.toHaveBeenCalled();
  scroll(false, true);
  expect(run).toHaveBeenCalledOnce();
});

it('ends for good, once', () => {
  const { stop, end, scroll, observer } = start();
  scroll(true);
  end();
  expect(stop).toHaveBeenCalledOnce();
  expect(observer.observed).toEqual([]);
});
