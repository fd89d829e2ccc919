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
import { commitInGroups } from './database/group-commit.server.ts';
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
  submitAll,
} from './database/submissions.server.ts';
import { keepTerms, knowsTerms, listTerms } from './database/terms.server.ts';
import { storeError } from './store-error.server.ts';

/** What a store is asked: of each, one answer. */
export type StoreFunctions = Awaited<ReturnType<typeof openFunctions>>;

/** Where submissions are kept until they are erased, and the mails about them until they are delivered. */
export type Store = ReturnType<typeof storeOf>;

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

/** PostgreSQL puts the commits of its connections together by itself; SQLite has one connection. */
function writer(kind: DatabaseAddress['kind'], database: Database): typeof submit {
  if (kind === 'postgres') return submit;
  const write = commitInGroups(database, submitAll);
  return (_, submission, options) => write({ submission, options });
}

/**
 * Opens the store: an SQLite file, made when missing, or a PostgreSQL database. Its tables are brought up to
 * date. Several processes may share one.
 *
 * @throws StoreError when the database can't be opened; so do all its functions when it doesn't do their work
 */
export async function openStore(address: DatabaseAddress): Promise<Store> {
  return storeOf(await openFunctions(address));
}

/** The same as its functions alone. */
export async function openFunctions(address: DatabaseAddress) {
  const database = await openDatabase(address).catch((error: unknown) => {
    throw storeError(`The database can't be opened (${nameOf(address)})`, error);
  });
  return {
    submit: guard(database, writer(address.kind, database)),
    find: guard(database, findByReference),
    findOwn: guard(database, findOwn),
    count: guard(database, countSubmissions),
    erase: guard(database, eraseSubmissions),
    release: guard(database, releaseSubmission),
    markAnswered: guard(database, markAnswered),
    listPage: guard(database, listPage),
    countSubmitted: guard(database, countSubmitted),

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

/** A store of its functions, wherever these do their work. */
export function storeOf(functions: StoreFunctions) {
  return {
    ...functions,
    /** Newest first. */
    async *list(filter?: SubmissionFilter): AsyncGenerator<StoredSubmission> {
      let last: Page['last'];
      do {
        const page = await functions.listPage(filter, last);
        yield* page.submissions;
        last = page.last;
      } while (last);
    },
  };
}
