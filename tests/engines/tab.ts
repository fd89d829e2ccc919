/** A browser engine that the site is tried in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** How a tab is opened. */
export type TabOptions = {
  /** `false` for a visitor who has switched scripts off; `evaluate` works all the same. */
  scripts?: boolean;
  width?: number;
  height?: number;
};

/**
 * The least that a journey needs of a browser, the same for every engine. It is a tab of a browser that nobody has used before:
 * it has no storage, no history and no service worker.
 */
export type Tab = {
  engine: EngineName;
  /** Opens an address, and waits for the page's `load` event. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Runs a function in the page. It sees nothing of the test but its arguments, which JSON can hold.
   *
   * @throws Error with the page's own message, or when the page is left meanwhile
   */
  evaluate: <Arguments extends unknown[], Result>(
    run: (...parameters: Arguments) => Result,
    ...parameters: Arguments
  ) => Promise<Awaited<Result>>;
  /** Moves the mouse to a point of the window, in CSS pixels. */
  moveTo: (x: number, y: number) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Types characters, one key each. */
  type: (text: string) => Promise<void>;
  /** Presses a key, such as `Tab`, by itself or while `Alt` is held. */
  press: (key: Key, held?: 'Alt') => Promise<void>;
  /** Makes the window's inside so large, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** What is to be seen in the window, as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** The errors and warnings that the browser has told in its console so far; none in WebKit (console.e2e.ts has those). */
  messages: () => readonly string[];
  close: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 't';

/** An engine that was started. */
export type Engine = {
  name: EngineName;
  openTab: (options?: TabOptions) => Promise<Tab>;
  stop: () => Promise<void>;
};

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
