import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhileInView } from './run-while-in-view.ts';

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;
const observers: { notify: ObserverCallback; observed: unknown[] }[] = [];

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    function fakeIntersectionObserver(this: Record<string, unknown>, notify: ObserverCallback) {
      const observer = { notify, observed: [] as unknown[] };
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
  if (!observer) throw new Error('runWhileInView created no IntersectionObserver');
  const notify = (...intersections: boolean[]) =>
    observer.notify(intersections.map((isIntersecting) => ({ isIntersecting })));
  return { run, stop, end, notify, element, observer };
}

it('runs whenever the element is in view and stops when it isn’t', () => {
  const { run, stop, notify, element, observer } = start();
  expect(observer.observed).toEqual([element]);
  notify(false);
  expect(run).not.toHaveBeenCalled();
  notify(true);
  expect([run, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  notify(false);
  expect([run, stop].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  notify(true);
  expect([run, stop].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

it('uses the last of several entries', () => {
  const { run, notify } = start();
  notify(true, false);
  expect(run).not.toHaveBeenCalled();
  notify(false, true);
  expect(run).toHaveBeenCalledOnce();
});

it('stops once and disconnects when it is ended', () => {
  const { stop, end, notify, observer } = start();
  notify(true);
  end();
  expect(stop).toHaveBeenCalledOnce();
  expect(observer.observed).toEqual([]);
});
