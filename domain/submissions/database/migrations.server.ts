import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { getContacts } from './contacts.server.ts';

/**
 * The migrations, run in the order of their names. A released migration never changes; a new one is added instead.
 * They use only types and clauses that both SQLite and PostgreSQL know.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-21-submissions': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('submissions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('submission_id', 'text', (column) => column.notNull())
        .addColumn('content_digest', 'text', (column) => column.notNull())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('programme', 'text')
        .addColumn('submitted_at', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('terms_version', 'text')
        .addColumn('answers', 'text', (column) => column.notNull())
        .addUniqueConstraint('submissions_same', ['submission_id', 'content_digest'])
        .execute();
      await database.schema
        .createIndex('submissions_by_time')
        .on('submissions')
        .columns(['submitted_at', 'id'])
        .execute();
      await database.schema
        .createIndex('submissions_by_email')
        .on('submissions')
        .columns(['email', 'submitted_at'])
        .execute();

      await database.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text')
        .addColumn('expires_at', 'text')
        .addColumn('delivered_at', 'text')
        .addColumn('last_error', 'text')
        .addUniqueConstraint('deliveries_kind', ['submission', 'kind'])
        .execute();
      await database.schema
        .createIndex('deliveries_due')
        .on('deliveries')
        .column('next_attempt_at')
        .execute();
    },
  },
  '2026-11-22-store-check': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('store_check')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('written', 'text', (column) => column.notNull())
        .execute();
    },
  },
  // The name has to sort after the previous migration's.
  '2026-11-22-suspicion-terms-digests': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('submissions').addColumn('suspicion', 'text').execute();
      await database.schema
        .createTable('terms')
        .addColumn('version', 'text', (column) => column.primaryKey())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('shown_since', 'text', (column) => column.notNull())
        .execute();

      await database.schema
        .createTable('digests')
        .addColumn('week', 'text', (column) => column.primaryKey())
        .addColumn('next_attempt_at', 'text')
        .execute();
    },
  },
  '2026-11-25-answered': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('submissions').addColumn('answered_at', 'text').execute();
    },
  },
  '2026-11-26-language': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('submissions').addColumn('language', 'text').execute();
    },
  },
  '2026-11-28-mailboxes': {
    async up(database: Kysely<unknown>) {
      // Acknowledgements from before have no mailbox and aren't counted: on the day of the upgrade, a mailbox may get as many
      // again. Their addresses are in `submissions`, and the rule for mailboxes is no SQL.
      // SQLite adds one column a statement.
      for (const column of ['mailbox', 'own_domain']) {
        await database.schema.alterTable('deliveries').addColumn(column, 'text').execute();
        await database.schema
          .createIndex(`deliveries_by_${column}`)
          .on('deliveries')
          .columns([column, 'expires_at'])
          .execute();
      }
    },
  },
  '2026-11-29-desk': {
    async up(database: Kysely<unknown>) {
      await database.schema.alterTable('digests').renameColumn('week', 'name').execute();
      for (const column of ['answered_by', 'outcome', 'note', 'mailbox', 'phone']) {
        await database.schema.alterTable('submissions').addColumn(column, 'text').execute();
      }
      await fillContacts(database);
      for (const column of ['mailbox', 'phone']) {
        await database.schema
          .createIndex(`submissions_by_${column}`)
          .on('submissions')
          .column(column)
          .execute();
      }
    },
  },
};

/** Fills the columns by which one person is found, a page at a time. The rules for them are no SQL. */
async function fillContacts(database: Kysely<unknown>) {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; answers: string }>`
      select id, answers from submissions where id > ${after} order by id limit 500`.execute(
      database,
    );
    for (const { id, answers } of rows) {
      const { mailbox, phone } = getContacts(JSON.parse(answers));
      await sql`update submissions set mailbox = ${mailbox}, phone = ${phone} where id = ${id}`.execute(
        database,
      );
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
