// Loaded into the site before everything else (`node --import`): its clock is a year ahead.
import { setClockAhead } from './clock-ahead.ts';

const then = new Date();
setClockAhead(then.setUTCFullYear(then.getUTCFullYear() + 1) - Date.now());
