import type { DatabaseAddress } from '#server/settings.ts';
import { markAnswered } from './database/answered.server.ts';
import { waitWhileBusy } from './database/busy.server.ts';
import { checkStore } from './database/check.server.ts';
import {
  claimDelivery,
  countDeliveries,
  hastenDeliveries,
  listDeliveries,
  markDelivered,
  markFailed,
  retryDeliveries,
} from './database/deliveries.server.ts';
import { claimDigest, isDigestSent, reportDigest } from './database/digests.server.ts';
import { eraseSubmissions } from './database/erase.server.ts';
import type { SubmissionFilter } from './database/filter.server.ts';
import { type Database, openDatabase } from './database/open.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import {
  countSubmissions,
  countSubmitted,
  findByReference,
  findOwn,
  listPage,
  type Page,
  releaseSubmission,
  submit,
} from './database/submissions.server.ts';
import { keepTerms, knowsTerms, listTerms } from './database/terms.server.ts';
import { storeError } from './store-error.server.ts';

/** Where submissions are kept until they are erased, and the mails about them until they are delivered. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** An address without its password and parameters. */
function nameOf(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.path;
  if (!URL.canParse(address.url)) return 'PostgreSQL';
  const { host, pathname } = new URL(address.url);
  return `PostgreSQL ${host}${pathname}`;
}

/** Lets a function of the database throw StoreErrors only. */
function guard<Input extends unknown[], Output>(
  database: Database,
  work: (database: Database, ...input: Input) => Promise<Output>,
) {
  return async (...input: Input): Promise<Output> => {
    try {
      return await waitWhileBusy(() => work(database, ...input));
    } catch (error) {
      throw storeError('The database failed', error);
    }
  };
}

/**
 * Opens the store: an SQLite file, made when missing, or a PostgreSQL database. Its tables are brought up to
 * date. Several processes may share one.
 *
 * @throws StoreError when the database can't be opened; so do all its functions when it doesn't do their work
 */
export async function openStore(address: DatabaseAddress) {
  const database = await openDatabase(address).catch((error: unknown) => {
    throw storeError(`The database can't be opened (${nameOf(address)})`, error);
  });
  const readPage = guard(database, listPage);
  return {
    submit: guard(database, submit),
    find: guard(database, findByReference),
    findOwn: guard(database, findOwn),
    count: guard(database, countSubmissions),
    erase: guard(database, eraseSubmissions),
    release: guard(database, releaseSubmission),
    markAnswered: guard(database, markAnswered),
    countSubmitted: guard(database, countSubmitted),
    /** Newest first. It is read page by page, so that memory doesn't grow with the number of submissions. */
    async *list(filter?: SubmissionFilter, pageSize = 200): AsyncGenerator<StoredSubmission> {
      let last: Page['last'];
      do {
        const page = await readPage(filter, last, pageSize);
        yield* page.submissions;
        last = page.last;
      } while (last);
    },

    claimDigest: guard(database, claimDigest),
    isDigestSent: guard(database, isDigestSent),
    reportDigest: guard(database, reportDigest),

    keepTerms: guard(database, keepTerms),
    knowsTerms: guard(database, knowsTerms),
    listTerms: guard(database, listTerms),

    claimDelivery: guard(database, claimDelivery),
    markDelivered: guard(database, markDelivered),
    markFailed: guard(database, markFailed),
    hastenDeliveries: guard(database, hastenDeliveries),
    retryDeliveries: guard(database, retryDeliveries),
    listDeliveries: guard(database, listDeliveries),
    countDeliveries: guard(database, countDeliveries),

    check: guard(database, checkStore),
    close: () => database.destroy(),
  };
}
