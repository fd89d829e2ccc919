import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Adapts a statement of Node's SQLite to the interface that Kysely expects. */
export function toKyselyStatement(statement: StatementSync): ReturnType<SqliteDatabase['prepare']> {
  // The types of the tables allow only texts, numbers and nulls.
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
