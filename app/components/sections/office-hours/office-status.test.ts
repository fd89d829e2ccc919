import { expect, test } from 'vitest';
import { getOfficeStatus } from './office-status.ts';

/** 2026-11-22 is a Sunday. Times are in Dhaka's time zone. */
test.each([
  ['2026-11-22T10:00', { open: true }],
  ['2026-11-22T09:59', { open: false, opens: 'today' }],
  ['2026-11-24T17:59', { open: true }],
  ['2026-11-24T18:00', { open: false, opens: 'tomorrow' }],
  ['2026-11-25T00:00', { open: false, opens: 'today' }],
  ['2026-11-26T17:00', { open: true }],
  ['2026-11-26T18:00', { open: false, opens: 'sunday' }],
  ['2026-11-27T11:30', { open: false, opens: 'sunday' }],
  ['2026-11-28T12:00', { open: false, opens: 'tomorrow' }],
  ['2026-11-28T23:59', { open: false, opens: 'tomorrow' }],
])('at %s the status of the office is %j', (time, status) => {
  expect(getOfficeStatus(new Date(`${time}:00+06:00`))).toEqual(status);
});
