/** A browser engine in which the site is tested. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** How to open a tab: with or without scripts, and the size of the window's content in CSS pixels. */
export type TabOptions = {
  /** `false` if the page's scripts must not run; `evaluate` still works. */
  scripts?: boolean;
  width?: number;
  height?: number;
};

/**
 * The functions of a browser that the tests need, the same for every engine. A tab starts with a fresh profile: without
 * storage, history or service worker.
 */
export type Tab = {
  engine: EngineName;
  /** Opens a URL, and waits for the page's `load` event. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Runs a function in the page. It can't use variables of the test, only its arguments, which must be serialisable as JSON.
   *
   * @throws Error with the page's error message, or if the tab navigates meanwhile
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
  /** Sets the size of the window's content, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The errors and warnings in the console so far. Always empty in WebKit: webkit-console.e2e.ts reads those. */
  messages: () => readonly string[];
  close: () => Promise<void>;
};

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 't';

/** A running engine. */
export type Engine = {
  name: EngineName;
  openTab: (options?: TabOptions) => Promise<Tab>;
  stop: () => Promise<void>;
};

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
