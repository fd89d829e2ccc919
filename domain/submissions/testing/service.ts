import { randomUUID } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Answers } from '../form.ts';
import { getApplicationForm } from '../forms/application.ts';
import { createSubmissionService, type SubmissionService } from '../service.server.ts';
import { createStore } from '../store.server.ts';
import { filledForm } from './examples.ts';

type Settings = Parameters<typeof createSubmissionService>[0];
type SentSubmission = Parameters<SubmissionService['submit']>[0];

const noLimit = {
  submissionsPerAddressPerHour: 0,
  submissionsPerMinute: 0,
  rejectionsPerAddressPerMinute: 0,
  isReadOnly: false,
};
const programme = 'student-exchange';
const form = getApplicationForm(programme, 'en');

/** What a test of the service works with. `prepareServiceTests` makes it anew for each test. */
type ServiceFixture = {
  submissions: SubmissionService;
  /** The lines of the log. */
  lines: string[];
};

/** Waits until a check passes. The time is a limit, not an expectation: the machine may be busy. */
export const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

/** Returns an application as the form's page passes it to the service. */
export const createSentSubmission = (changes: Partial<SentSubmission> = {}): SentSubmission => ({
  form,
  programme,
  raw: filledForm,
  submissionId: randomUUID(),
  visitorAddress: '192.0.2.1',
  ...changes,
});

/** Gives each test of a file its own database and a service without limits, mail or webhook. */
export function prepareServiceTests() {
  vi.setConfig({ testTimeout: 10_000 });
  const fixture = {} as ServiceFixture;
  const log = pino({ level: 'debug' }, { write: (line) => fixture.lines.push(line) });
  let folder: string;
  const path = () => join(folder, 'site.sqlite');

  async function open(settings: Partial<Settings>) {
    const database = { kind: 'sqlite', path: path() } as const;
    fixture.submissions = createSubmissionService({ database, ...noLimit, ...settings }, log);
    // The store is open after it has answered.
    await fixture.submissions.countDeliveries();
  }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'opar-service-'));
    fixture.lines = [];
    await open({});
  });
  afterEach(async () => {
    await fixture.submissions.close();
    rmSync(folder, { recursive: true });
  });

  /** Closes the service, and opens one with other settings on the same database. */
  async function reopen(settings: Partial<Settings> = {}) {
    await fixture.submissions.close();
    await open(settings);
  }

  /** Sends an application with these answers, and returns the result. */
  const send = (raw: Answers) => fixture.submissions.submit(createSentSubmission({ raw }));

  /** Sends a valid application. Throws if it is not stored. */
  async function submit(submissionId: string | undefined) {
    const result = await fixture.submissions.submit(createSentSubmission({ submissionId }));
    if (result.kind !== 'stored') throw new Error('The submission was rejected');
    return result;
  }

  /** Opens the store of the service's database. */
  const openStore = () => createStore({ kind: 'sqlite', path: path() });

  /** Reads the references from the store, without the service. */
  async function references() {
    const store = await openStore();
    const found = [];
    for await (const { reference } of store.list()) found.push(reference);
    await store.close();
    return found;
  }

  /** Moves the database away, so that the store fails. */
  const moveDatabaseAway = () => renameSync(path(), `${path()}.away`);
  const bringDatabaseBack = () => renameSync(`${path()}.away`, path());

  return {
    fixture,
    reopen,
    send,
    submit,
    openStore,
    references,
    moveDatabaseAway,
    bringDatabaseBack,
  };
}
