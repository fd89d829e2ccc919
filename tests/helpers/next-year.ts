// Preloaded into the site (`node --import`): sets its clock a year ahead.
import { setClockAhead } from './clock-ahead.ts';

const date = new Date();
setClockAhead(date.setUTCFullYear(date.getUTCFullYear() + 1) - Date.now());
