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

it('calls the function after each interval, not at once', () => {
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

it('stops while the page is hidden and begins a new interval when it is visible again', () => {
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

it('does not start before a page that is hidden at first becomes visible', () => {
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

it('does not restart after it was ended', () => {
  const action = vi.fn();
  setIntervalWhileVisible(5000, action, page)();
  setHidden(true);
  setHidden(false);
  vi.advanceTimersByTime(60_000);
  expect(action).not.toHaveBeenCalled();
});
