/** Sets this process's clock ahead. */
export function setClockAhead(offsetMs: number) {
  const { now } = Date;
  globalThis.Date = class extends Date {
    constructor(...parameters: [] | [number]) {
      if (parameters.length === 0) super(now() + offsetMs);
      else super(...parameters);
    }
    static override now() {
      return now() + offsetMs;
    }
  } as DateConstructor;
}
