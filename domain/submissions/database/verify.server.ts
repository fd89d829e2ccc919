import { sql, type Transaction } from 'kysely';
import type { Answers } from '../form.ts';
import { isReference } from '../reference.server.ts';
import type { Database } from './open.server.ts';
import { computeContentDigest, getEmail } from './rows.server.ts';
import { type DeliveryRow, deliveryKinds, type SubmissionRow, type Tables } from './tables.ts';

export type Verification = {
  submissions: number;
  deliveries: number;
  /** One sentence per problem, without personal data; empty when everything is in order. */
  problems: string[];
};

const pageSize = 500;

/**
 * Reads everything that is stored, as it is at one moment, and finds inconsistencies: a damaged file, malformed or
 * repeated references, answers that changed after they were stored, and deliveries in impossible states.
 *
 * @param kind with SQLite the file is checked as well; PostgreSQL has its own tool for that, `pg_amcheck`
 * @throws the database's own error when it can't be read to the end
 */
export function verifyDatabase(
  database: Database,
  kind: 'sqlite' | 'postgres',
): Promise<Verification> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const damage = kind === 'sqlite' ? await findDamage(transaction) : [];
      // The contents of a damaged file can't be trusted, so they aren't checked.
      if (damage.length > 0) return { submissions: 0, deliveries: 0, problems: damage };
      const verification: Verification = { submissions: 0, deliveries: 0, problems: [] };
      const { problems } = verification;
      problems.push(...(await findDuplicateReferences(transaction)));
      for await (const row of readSubmissions(transaction)) {
        verification.submissions += 1;
        problems.push(...findSubmissionProblems(row).map((text) => `${row.reference}: ${text}`));
      }
      for await (const row of readDeliveries(transaction)) {
        verification.deliveries += 1;
        const name = `${row.reference ?? 'no submission'}, ${row.kind}`;
        problems.push(...findDeliveryProblems(row).map((text) => `${name}: ${text}`));
      }
      return verification;
    });
}

/** Returns the damage that SQLite's integrity check finds in the file, in SQLite's words. */
async function findDamage(transaction: Transaction<Tables>): Promise<string[]> {
  const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(
    transaction,
  );
  return rows
    .map(({ integrityCheck }) => integrityCheck)
    .filter((text) => text !== 'ok')
    .map((text) => `The file is damaged: ${text.replace(/\s+/g, ' ')}`);
}

/** Finds references that several submissions share. The table forbids that, unless its index was lost. */
async function findDuplicateReferences(transaction: Transaction<Tables>): Promise<string[]> {
  const rows = await transaction
    .selectFrom('submissions')
    .select('reference')
    .groupBy('reference')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute();
  return rows.map(({ reference }) => `${reference}: several submissions have this reference`);
}

/** The columns that a backup of an earlier version may lack are left out. */
type CheckedSubmission = Pick<
  SubmissionRow,
  | 'id'
  | 'reference'
  | 'submissionId'
  | 'contentDigest'
  | 'form'
  | 'programme'
  | 'submittedAt'
  | 'email'
  | 'answers'
  | 'suspicion'
> & {
  staffDelivery: string | null;
};

const readSubmissions = (transaction: Transaction<Tables>) =>
  readInPages<CheckedSubmission>((after) =>
    transaction
      .selectFrom('submissions')
      .leftJoin('deliveries', (join) =>
        join
          .onRef('deliveries.submission', '=', 'submissions.id')
          .on('deliveries.kind', '=', 'staff'),
      )
      .where('submissions.id', '>', after)
      .select([
        'submissions.id',
        'reference',
        'submissionId',
        'contentDigest',
        'form',
        'programme',
        'submittedAt',
        'email',
        'answers',
        'suspicion',
        'deliveries.id as staffDelivery',
      ])
      .orderBy('submissions.id')
      .limit(pageSize)
      .execute(),
  );

function findSubmissionProblems(row: CheckedSubmission): string[] {
  const { form, programme, contentDigest, suspicion } = row;
  const answers = parseAnswers(row.answers);
  const wrong = [
    !isReference(row.reference) && 'the reference is malformed',
    !uuid.test(row.submissionId) && 'the submission id is no UUID',
    !isTime(row.submittedAt) && 'its time is malformed',
    !answers && 'the answers can’t be read',
    answers &&
      computeContentDigest({ form, programme: programme ?? undefined, answers }) !==
        contentDigest &&
      'form, programme or answers are not those that were stored (the digest differs)',
    answers && getEmail(answers) !== row.email && 'the e-mail address is not that of the answers',
    // A suspected submission has no delivery before staff release it.
    !row.staffDelivery && suspicion === null && 'no delivery to staff',
  ];
  return wrong.filter((text) => typeof text === 'string');
}

type CheckedDelivery = DeliveryRow & { reference: string | null; suspicion: string | null };

const readDeliveries = (transaction: Transaction<Tables>) =>
  readInPages<CheckedDelivery>((after) =>
    transaction
      .selectFrom('deliveries')
      .leftJoin('submissions', 'submissions.id', 'deliveries.submission')
      .where('deliveries.id', '>', after)
      .selectAll('deliveries')
      .select(['reference', 'suspicion'])
      .orderBy('deliveries.id')
      .limit(pageSize)
      .execute(),
  );

function findDeliveryProblems(row: CheckedDelivery): string[] {
  const { kind, attempts, nextAttemptAt, expiresAt, deliveredAt, lastError, reference } = row;
  const times = [nextAttemptAt, expiresAt, deliveredAt].filter((time) => time !== null);
  const wrong = [
    !deliveryKinds.includes(kind) && 'a kind of delivery that there isn’t',
    row.suspicion !== null && 'its submission is held back, and was not released',
    reference === null && 'its submission is not there',
    !times.every(isTime) && 'a time is malformed',
    !(Number.isInteger(attempts) && attempts >= 0) && 'the number of attempts is malformed',
    deliveredAt !== null && nextAttemptAt !== null && 'delivered, and due again',
    deliveredAt !== null && attempts === 0 && 'delivered without an attempt',
    lastError !== null && attempts === 0 && 'failed without an attempt',
    deliveredAt === null && nextAttemptAt === null && !lastError && 'given up without a reason',
  ];
  return wrong.filter((text) => typeof text === 'string');
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a time has the stored format: ISO 8601 in UTC, with milliseconds. Other formats would sort differently. */
const isTime = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text;

function parseAnswers(json: string): Answers | undefined {
  try {
    const answers: unknown = JSON.parse(json);
    return typeof answers === 'object' && answers !== null ? (answers as Answers) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads all rows in the order of their ids, a page at a time. */
async function* readInPages<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let page = await read('');
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    page = await read(last.id);
  }
}
