import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The changes to the tables, in the order of their names. One that has been released never changes:
 * a new one is added. Only types and clauses that SQLite and PostgreSQL both know.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-21-applications': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('applications')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('submission_id', 'text', (column) => column.notNull())
        .addColumn('content_digest', 'text', (column) => column.notNull())
        .addColumn('programme', 'text', (column) => column.notNull())
        .addColumn('submitted_at', 'text', (column) => column.notNull())
        .addColumn('first_name', 'text', (column) => column.notNull())
        .addColumn('last_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('date_of_birth', 'text', (column) => column.notNull())
        .addColumn('nationality', 'text', (column) => column.notNull())
        .addColumn('current_education', 'text', (column) => column.notNull())
        .addColumn('institution', 'text', (column) => column.notNull())
        .addColumn('field_of_study', 'text', (column) => column.notNull())
        .addColumn('graduation_year', 'text', (column) => column.notNull())
        .addColumn('preferred_start_date', 'text', (column) => column.notNull())
        .addColumn('preferred_destination', 'text', (column) => column.notNull())
        .addColumn('program_duration', 'text', (column) => column.notNull())
        .addColumn('work_experience', 'text', (column) => column.notNull())
        .addColumn('language_skills', 'text', (column) => column.notNull())
        .addColumn('motivation_letter', 'text', (column) => column.notNull())
        .addColumn('has_passport', 'integer', (column) => column.notNull())
        .addColumn('has_resume', 'integer', (column) => column.notNull())
        .addColumn('has_transcripts', 'integer', (column) => column.notNull())
        .addColumn('agree_to_terms', 'integer', (column) => column.notNull())
        .addUniqueConstraint('applications_submission', ['submission_id', 'content_digest'])
        .execute();
      await database.schema
        .createIndex('applications_by_time')
        .on('applications')
        .columns(['submitted_at', 'id'])
        .execute();

      await database.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('application_id', 'text', (column) =>
          column.notNull().references('applications.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text')
        .addColumn('expires_at', 'text')
        .addColumn('delivered_at', 'text')
        .addColumn('last_error', 'text')
        .addUniqueConstraint('deliveries_kind', ['application_id', 'kind'])
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
};
