// Loaded into the site before everything else (`node --import`): its clock is a year ahead.
const now = Date.now;
const then = new Date();
const ahead = then.setUTCFullYear(then.getUTCFullYear() + 1) - now();

globalThis.Date = class extends Date {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(now() + ahead);
    else super(...given);
  }
  static override now() {
    return now() + ahead;
  }
} as DateConstructor;
