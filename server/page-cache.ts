import type { IncomingMessage, RequestListener } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type FinishedPage, finishedPage } from './finished-page.ts';

/** A page that was made for everybody. */
export type MadePage = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Whether it still says what is true. None: it is good for those who asked meanwhile, and not kept. */
  isCurrent?: IsCurrent;
};

type IsCurrent = (deadline: AbortSignal) => Promise<boolean>;

type KeptPage = { send: FinishedPage; isCurrent: IsCurrent; size: number };

const maxPages = 500;
/** In characters, compressed forms left out: they come to a third more. */
const maxSize = 50_000_000;
/** As for pages that are made for each visitor: one that is kept for minutes isn't worth a tenth of a second. */
const brotliQuality = 6;

/**
 * Pages that are the same for everybody, made when they are first asked for and sent from memory as long as they are
 * current. Who asks for the same page while it is made waits for the one that is being made.
 *
 * @param options.addressOf the one spelling of the address of a page that may be kept, or undefined for others, which are left to `next`
 * @param options.deadline the time that a page has, from now on: to find out whether the kept one is current, and to make it, together
 * @param options.make makes the page at such an address
 * @returns what answers a GET or HEAD with such a page, or else calls `next`
 */
export function openPageCache({
  addressOf,
  deadline,
  make,
}: {
  addressOf: (request: IncomingMessage) => string | undefined;
  deadline: () => AbortSignal;
  make: (address: string, deadline: AbortSignal) => Promise<MadePage>;
}): (...exchange: [...Parameters<RequestListener>, next: () => void]) => void {
  const pages = new LRUCache<string, KeptPage>({
    max: maxPages,
    maxSize,
    sizeCalculation: ({ size }) => size,
  });
  const underWay = new Map<string, Promise<FinishedPage>>();

  async function makeAndKeep(address: string, time: AbortSignal): Promise<FinishedPage> {
    const { status, headers, body, isCurrent } = await make(address, time);
    const send = finishedPage(
      body,
      { 'Cache-Control': 'no-cache', ...headers },
      { status, brotliQuality },
    );
    if (isCurrent) pages.set(address, { send, isCurrent, size: body.length + 1 });
    else pages.delete(address);
    return send;
  }

  function makeOnce(address: string, time: AbortSignal): Promise<FinishedPage> {
    const running = underWay.get(address);
    if (running) return running;
    const making = makeAndKeep(address, time).finally(() => underWay.delete(address));
    underWay.set(address, making);
    return making;
  }

  async function pageAt(address: string): Promise<FinishedPage> {
    const time = deadline();
    const kept = pages.get(address);
    return kept && (await kept.isCurrent(time)) ? kept.send : makeOnce(address, time);
  }

  return (request, response, next) => {
    const address = addressOf(request);
    if (address === undefined) return next();
    pageAt(address).then(
      (send) => void send(request, response).catch(() => response.destroy()),
      // Whoever makes it for this one visitor tells the log.
      next,
    );
  };
}
