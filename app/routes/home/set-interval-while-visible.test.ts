import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setIntervalWhileVisible } from './set-interval-while-visible.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

function setHidden(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
});
afterEach(() => {
  vi.useRealTimers();
});

it('acts each time the interval has passed, not at once', () => {
  const action = vi.fn();
  const end = setIntervalWhileVisible(5000, action, page);
  vi.advanceTimersByTime(4999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledTimes(3);
  end();
});

it('rests while the page is hidden, and starts anew when it is shown', () => {
  const action = vi.fn();
  const end = setIntervalWhileVisible(5000, action, page);
  vi.advanceTimersByTime(4000);
  setHidden(true);
  vi.advanceTimersByTime(60_000);
  expect(action).not.toHaveBeenCalled();
  setHidden(false);
  vi.advanceTimersByTime(4999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledTimes(1);
  end();
});

it('waits for a page that is hidden from the start', () => {
  const action = vi.fn();
  page.hidden = true;
  const end = setIntervalWhileVisible(5000, action, page);
  vi.advanceTimersByTime(60_000);
  expect(action).not.toHaveBeenCalled();
  setHidden(false);
  vi.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledTimes(1);
  end();
});

it('ends for good', () => {
  const action = vi.fn();
  setIntervalWhileVisible(5000, action, page)();
  setHidden(true);
  setHidden(false);
  vi.advanceTimersByTime(60_000);
  expect(action).not.toHaveBeenCalled();
});
