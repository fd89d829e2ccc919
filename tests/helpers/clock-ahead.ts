/** Sets the clock of this process ahead. @param by in milliseconds */
export function setClockAhead(by: number) {
  const { now } = Date;
  globalThis.Date = class extends Date {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(now() + by);
      else super(...given);
    }
    static override now() {
      return now() + by;
    }
  } as DateConstructor;
}
