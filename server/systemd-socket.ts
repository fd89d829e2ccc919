/** The first descriptor that systemd passes, after standard input, output and error (sd_listen_fds(3)). */
const firstPassedDescriptor = 3;

/**
 * Returns the listening socket that systemd holds for the site (`deploy/opar.socket`). Clients that connect while the site
 * restarts wait in its queue instead of being refused.
 *
 * @param environment variables with systemd's `LISTEN_PID` and `LISTEN_FDS`
 * @param pid the id of this process. Child processes may inherit the variables, which aren't meant for them
 * @returns an argument for `server.listen`; undefined if systemd passed no socket
 */
export function systemdSocket(
  environment: Record<string, string | undefined>,
  pid: number,
): { fd: number } | undefined {
  if (environment.LISTEN_PID !== String(pid) || !(Number(environment.LISTEN_FDS) >= 1)) return;
  return { fd: firstPassedDescriptor };
}
