/** The store's database: the path of an SQLite file, or the URL of a PostgreSQL server. */
export type DatabaseAddress = { kind: 'sqlite'; path: string } | { kind: 'postgres'; url: string };
