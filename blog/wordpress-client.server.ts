import type { Log } from '#common/log.ts';
import type { ContentHealth } from './content-service.ts';
import { ContentServiceError } from './content-service-error.ts';
import { parseNoisyJson } from './noisy-json.server.ts';
import { truncate } from './plain-text.server.ts';
import type { StoredResponses } from './stored-responses.server.ts';
import { fetchWordPress } from './wordpress-request.server.ts';

/**
 * The largest response to a request for categories, in bytes. Only id, name, count and link are requested: some 200 bytes each.
 */
const maxCategoryBytes = 250_000;

/** The most categories that are fetched: the most that WordPress returns at once. */
export const maxCategories = 100;

/** A plugin that prints something does so in every answer. */
const noiseLogIntervalMs = 60_000;
const maxNoiseLength = 300;

type RestQuery<Entry> = {
  resource: 'categories' | 'posts';
  parameters: Record<string, string>;
  /** Parses an entry of the returned list; throws if the entry is invalid. */
  parseEntry: (entry: unknown) => Entry;
  /** Status 400 marks the end of the pages (requirements 8) and isn't a failure. */
  is400EndOfPages?: boolean;
  /** An invalid entry is a failure instead of being left out. */
  isEachEntryRequired?: boolean;
  /** An empty list is a failure. */
  isNonEmptyRequired?: boolean;
};

type RestResult<Entry> = {
  headers: Headers;
  entries: Entry[];
  /** The number of entries, invalid ones included. */
  count: number;
};

/** A client of WordPress's REST API. */
export type WordPressClient = {
  /** @throws ContentServiceError when WordPress can't be reached or its response can't be used; logs it, too */
  get<Entry>(query: RestQuery<Entry>): Promise<RestResult<Entry>>;
  /** Whether the latest request succeeded. */
  health(): ContentHealth;
};

/** Parses `X-WP-TotalPages`, a whole number; undefined if it is missing, as behind a proxy that removes it. */
export function parsePageCount(headers: Headers): number | undefined {
  const value = headers.get('x-wp-totalpages');
  return value && /^\d+$/.test(value) ? Number(value) : undefined;
}

/**
 * @param base WORDPRESS_URL with a trailing slash
 * @param log receives one line for each failed request and each invalid entry
 * @param options.timeoutMs time limit of one request, in milliseconds
 * @param options.maxBytes size limit of one response
 * @param options.storedResponses keeps the answers for a later process
 * @param options.send sends a request; if omitted, to WordPress
 * @param options.languageCode asks a plugin for posts and categories of one language; if omitted, WordPress decides
 */
export function createWordPressClient(
  base: URL,
  log: Pick<Log, 'warn' | 'error'>,
  {
    timeoutMs,
    maxBytes,
    storedResponses,
    send = fetchWordPress,
    languageCode,
  }: {
    timeoutMs: number;
    maxBytes: number;
    storedResponses?: Pick<StoredResponses, 'prepare'> | undefined;
    send?: typeof fetchWordPress | undefined;
    languageCode?: string | undefined;
  },
): WordPressClient {
  let health: ContentHealth = { source: 'wordpress', ok: true };
  let requestCount = 0;
  let latestCompleted = 0;
  let noiseLoggedAt = 0;

  /** Ignores a request that ends after a newer one: it says nothing about the present state. */
  function updateHealth(requestNumber: number, ok: boolean) {
    if (requestNumber < latestCompleted) return;
    latestCompleted = requestNumber;
    health = { source: 'wordpress', ok };
  }

  /** Leaves out invalid entries: one of them must not make the whole list fail. */
  function parseEach<Output>(json: unknown[], parse: (entry: unknown) => Output): Output[] {
    return json.flatMap((entry) => {
      try {
        return [parse(entry)];
      } catch (error) {
        const id = (entry as { id?: unknown } | null)?.id;
        const detail = error instanceof Error ? error.message : String(error);
        log.warn({ id, detail }, 'content service gave an entry that cannot be read');
        return [];
      }
    });
  }

  function parseBody<Entry>(body: Uint8Array<ArrayBuffer>, query: RestQuery<Entry>) {
    const { json, noise } = parseNoisyJson(new TextDecoder().decode(body));
    if (noise !== undefined && Date.now() - noiseLoggedAt >= noiseLogIntervalMs) {
      noiseLoggedAt = Date.now();
      log.warn(
        { resource: query.resource, text: truncate(noise, maxNoiseLength) },
        'a plugin of the content service prints text around its answers: correct or remove it',
      );
    }
    if (!Array.isArray(json)) throw new ContentServiceError('invalid', 'not a list');
    const entries = parseEach(json, query.parseEntry);
    const minEntries = query.isEachEntryRequired ? json.length : Math.min(json.length, 1);
    if (entries.length < minEntries) throw new ContentServiceError('invalid', 'unreadable entries');
    if (query.isNonEmptyRequired && json.length === 0) {
      throw new ContentServiceError('invalid', 'an empty list');
    }
    return { entries, count: json.length };
  }

  return {
    async get(query) {
      const { resource, parameters, is400EndOfPages } = query;
      requestCount += 1;
      const requestNumber = requestCount;
      const search = new URLSearchParams({
        ...parameters,
        ...(languageCode && { lang: languageCode }),
      });
      const url = new URL(`wp-json/wp/v2/${resource}?${search}`, base);
      const keep = storedResponses?.prepare(url);
      try {
        const { status, headers, body } = await send(url, 'application/json', {
          timeoutMs,
          maxBytes: resource === 'categories' ? Math.min(maxBytes, maxCategoryBytes) : maxBytes,
        });
        const isEnd = status === 400 && is400EndOfPages;
        if (status !== 200 && !isEnd) {
          throw new ContentServiceError('status', `status ${status}`, { status });
        }
        const result = isEnd ? { entries: [], count: 0 } : parseBody(body, query);
        updateHealth(requestNumber, true);
        // Invented addresses have empty answers, which must not fill the disk.
        keep?.(result.count > 0 ? { status, headers, body } : undefined);
        return { headers, ...result };
      } catch (error) {
        const failure =
          error instanceof ContentServiceError
            ? error
            : new ContentServiceError('invalid', 'not JSON', { cause: error });
        updateHealth(requestNumber, false);
        log.error(
          { resource, reason: failure.reason, detail: failure.message },
          'content service failed',
        );
        throw failure;
      }
    },

    health: () => health,
  };
}
