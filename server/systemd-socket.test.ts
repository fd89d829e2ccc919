import { expect, test } from 'vitest';
import { systemdSocket } from './systemd-socket.ts';

test('takes the first socket that systemd passed to this process', () => {
  expect(systemdSocket({ LISTEN_PID: '42', LISTEN_FDS: '1' }, 42)).toEqual({ fd: 3 });
});

test.each([
  ['none was', {}],
  ['the variables were inherited', { LISTEN_PID: '41', LISTEN_FDS: '1' }],
  ['there is no socket among them', { LISTEN_PID: '42', LISTEN_FDS: '0' }],
])('listens itself when %s', (_, environment) => {
  expect(systemdSocket(environment, 42)).toBeUndefined();
});
