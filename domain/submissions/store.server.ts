import type { DatabaseAddress } from './database/address.ts';
import { checkStore } from './database/check.server.ts';
import { createCheckpoints } from './database/checkpoint.server.ts';
import {
  claimDelivery,
  expediteRetries,
  markDelivered,
  markFailed,
  retryDeliveries,
} from './database/deliveries.server.ts';
import {
  countDeliveries,
  isStaffMailLate,
  listDeliveries,
} from './database/delivery-list.server.ts';
import { claimDigest, isDigestSent, reportDigest } from './database/digests.server.ts';
import { eraseSubmissions } from './database/erase.server.ts';
import type { SubmissionFilter } from './database/filter.server.ts';
import { addNote, markAnswered } from './database/mark-answered.server.ts';
import { type Database, openDatabase } from './database/open.server.ts';
import { retryWhenUnreachable, waitForServer } from './database/retry-when-unreachable.server.ts';
import { retryWhileBusy } from './database/retry-while-busy.server.ts';
import type { StoredSubmission } from './database/rows.server.ts';
import {
  countSubmissions,
  countSubmitted,
  findByReference,
  findOwn,
  findSamePerson,
  listPage,
  type Page,
  releaseSubmission,
  submit,
} from './database/submissions.server.ts';
import { hasTerms, listTerms, saveTerms } from './database/terms.server.ts';
import { toStoreError } from './store-error.server.ts';

/** Stores submissions until they are erased, and their deliveries until they are done. */
export type Store = Awaited<ReturnType<typeof createStore>>;

/** Returns a database's address without password and parameters. */
function getDatabaseName(address: DatabaseAddress): string {
  if (address.kind === 'sqlite') return address.path;
  if (!URL.canParse(address.url)) return 'PostgreSQL';
  const { host, pathname } = new URL(address.url);
  return `PostgreSQL ${host}${pathname}`;
}

/** Wraps functions of the database: they wait while another process writes, and throw StoreErrors only. */
function createWrapper(database: Database, onEnd: () => void) {
  return <Input extends unknown[], Output>(
    work: (database: Database, ...input: Input) => Promise<Output>,
  ) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await retryWhileBusy(() => work(database, ...input));
      } catch (error) {
        throw toStoreError('The database failed', error);
      } finally {
        onEnd();
      }
    };
}

/**
 * Opens the store: an SQLite file, created if missing, or a PostgreSQL database. It runs the migrations. Several
 * processes may share one.
 *
 * @param options.waitForDatabase how long a submission waits before it is tried once more, when PostgreSQL can't be reached
 * @throws StoreError when the database can't be opened; the store's functions throw it when they fail
 */
export async function createStore(
  address: DatabaseAddress,
  { waitForDatabase = waitForServer }: { waitForDatabase?: () => Promise<void> } = {},
) {
  const database = await openDatabase(address).catch((error: unknown) => {
    throw toStoreError(`The database can't be opened (${getDatabaseName(address)})`, error);
  });
  const checkpoints = address.kind === 'sqlite' ? createCheckpoints(database) : undefined;
  const wrap = createWrapper(database, () => checkpoints?.schedule());
  const readPage = wrap(listPage);
  return {
    // The same submission is stored once, also when it is written twice.
    submit: wrap(retryWhenUnreachable(submit, waitForDatabase)),
    find: wrap(findByReference),
    findOwn: wrap(findOwn),
    findSamePerson: wrap(findSamePerson),
    count: wrap(countSubmissions),
    erase: wrap(eraseSubmissions),
    release: wrap(releaseSubmission),
    markAnswered: wrap(markAnswered),
    addNote: wrap(addNote),
    countSubmitted: wrap(countSubmitted),
    /** Lists submissions, newest first. It reads them page by page, so that memory doesn't grow with their number. */
    async *list(filter?: SubmissionFilter, pageSize = 200): AsyncGenerator<StoredSubmission> {
      let last: Page['last'];
      do {
        const page = await readPage(filter, last, pageSize);
        yield* page.submissions;
        last = page.last;
      } while (last);
    },

    claimDigest: wrap(claimDigest),
    isDigestSent: wrap(isDigestSent),
    reportDigest: wrap(reportDigest),

    saveTerms: wrap(saveTerms),
    hasTerms: wrap(hasTerms),
    listTerms: wrap(listTerms),

    claimDelivery: wrap(claimDelivery),
    markDelivered: wrap(markDelivered),
    markFailed: wrap(markFailed),
    expediteRetries: wrap(expediteRetries),
    retryDeliveries: wrap(retryDeliveries),
    listDeliveries: wrap(listDeliveries),
    countDeliveries: wrap(countDeliveries),
    isStaffMailLate: wrap(isStaffMailLate),

    check: wrap(checkStore),
    async close() {
      await checkpoints?.flush();
      await database.destroy();
    },
  };
}
