/** The first descriptor that systemd hands over: what comes before are input, output and error (sd_listen_fds(3)). */
const firstHandedOver = 3;

/**
 * The listening socket that systemd holds for the site (`deploy/opar.socket`). Whoever connects while the site is
 * restarted waits in it, instead of being refused.
 *
 * @param environment as systemd sets it: `LISTEN_PID` and `LISTEN_FDS`
 * @param pid of this process: a program that it starts may inherit the variables, but they aren't meant for it
 * @returns what `server.listen` takes, or undefined when none was handed over
 */
export function systemdSocket(
  environment: Record<string, string | undefined>,
  pid: number,
): { fd: number } | undefined {
  if (environment.LISTEN_PID !== String(pid) || !(Number(environment.LISTEN_FDS) >= 1)) return;
  return { fd: firstHandedOver };
}
