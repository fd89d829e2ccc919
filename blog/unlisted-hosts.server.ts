import type { Log } from '#server/observability/log.ts';

/** An author who names a new host each day must not fill the log. */
const maxHosts = 20;

/**
 * Tells the log, once for each, on which hosts pictures lie that are left out for that alone: a setting may be missing.
 *
 * @returns takes a picture's host
 */
export function createUnlistedHostLogger(log: Pick<Log, 'warn'>): (host: string) => void {
  const reported = new Set<string>();
  return (host) => {
    if (reported.has(host) || reported.size >= maxHosts) return;
    reported.add(host);
    log.warn({ host }, 'picture of a post lies on another host: is it in WORDPRESS_MEDIA_HOSTS?');
  };
}
