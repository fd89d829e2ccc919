import { pause } from '#app/when-idle.ts';
import { keepPageData } from './data-at-hand.ts';
import { fetchFile } from './fetch-file.ts';
import type { PageParts } from './page-parts.ts';

/** A route's `handle` may say what else its page needs. */
export type LoadsAhead = { loadAhead: () => Promise<unknown> };

/** The addresses of what was fetched, or is on its way; none of it ever changes. */
const fetched = new Set<string>();

/**
 * Fetches what a page consists of, and runs its modules, so that all is at hand when its link is followed. What is at hand
 * already is left out.
 *
 * @param priority `low` for what the visitor may want, and doesn't wait for
 * @returns settles when all is there, or can't be had: nothing to tell anybody
 */
export async function fetchAhead(
  path: string,
  { modules, stylesheets, data, picture }: PageParts & { picture?: string | undefined },
  priority: 'low' | 'auto',
): Promise<void> {
  const missing = (addresses: readonly string[]) => addresses.filter((each) => !fetched.has(each));
  const code = missing(modules);
  const links = [
    ...code.map((href) => ({ rel: 'modulepreload', href })),
    ...missing(stylesheets).map((href) => ({ rel: 'preload', as: 'style', href })),
  ];
  const pictures = missing(picture ? [picture] : []);
  for (const address of pictures) fetched.add(address);
  const underWay = [
    data && keepPageData(path, data, priority),
    ...pictures.map((address) => fetchFile(address, priority)),
  ];
  for (const link of links) {
    // To begin a fetch takes 5 ms of a slow phone: all at once would hold up what the visitor does.
    if (priority === 'low') await pause(0);
    // Meanwhile the visitor may have meant it.
    if (fetched.has(link.href)) continue;
    fetched.add(link.href);
    underWay.push(fetchBy({ ...link, fetchPriority: priority }));
  }
  await Promise.all(underWay);
  for (const address of code) await run(address).catch(() => {});
}

function fetchBy(attributes: Partial<HTMLLinkElement>): Promise<void> {
  const link = Object.assign(document.createElement('link'), attributes);
  // A browser that doesn't know it tells of nothing.
  if (!link.relList.supports(link.rel)) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = (isThere: boolean) => {
      link.onload = link.onerror = null;
      if (link.as === 'style' && isThere) keepStylesheet(link);
      else link.remove();
      resolve();
    };
    link.onload = () => settle(true);
    link.onerror = () => settle(false);
    document.head.append(link);
  });
}

/**
 * As one of the page that applies to nothing. The router asks for no stylesheet that stands in the page; it would put each
 * into the page that is left and take it out again, before it opens the next one.
 */
function keepStylesheet(link: HTMLLinkElement) {
  link.media = 'not all';
  link.rel = 'stylesheet';
}

async function run(address: string) {
  const { handle } = (await import(/* @vite-ignore */ address)) as { handle?: Partial<LoadsAhead> };
  await handle?.loadAhead?.();
}
