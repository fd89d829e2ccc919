import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** A statement of Node's SQLite as Kysely uses it. */
export function kyselyStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  // Kysely passes on what the tables' types allow: texts, numbers and nulls.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
