import type { Log } from '#common/log.ts';

/** Limits the log lines, since authors can use any number of hosts. */
const maxHosts = 20;

/**
 * Creates a function that logs each host once whose pictures are left out because it isn't in WORDPRESS_MEDIA_HOSTS.
 *
 * @returns a function that takes a picture's host
 */
export function createUnlistedHostLogger(log: Pick<Log, 'warn'>): (host: string) => void {
  const reported = new Set<string>();
  return (host) => {
    if (reported.has(host) || reported.size >= maxHosts) return;
    reported.add(host);
    log.warn({ host }, 'picture of a post lies on another host: is it in WORDPRESS_MEDIA_HOSTS?');
  };
}
