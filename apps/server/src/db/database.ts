import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core'

/** Queries are written with tables, so Drizzle gets no schema. */
export type NoSchema = Record<string, never>
export type Tables = ExtractTablesWithRelations<NoSchema>

/** PGlite or PostgreSQL: verbs can't tell them apart. A {@link Tx} can stand in for it. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>

/** An open transaction. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, Tables>

/** A database together with how to look after it. */
export interface Connection {
  readonly db: Database
  /** Throws when the database doesn't answer. */
  ping(): Promise<void>
  /** Runs `work` while no other process migrates or seeds the same database. */
  alone<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** The rows of hand-written SQL. */
export async function rowsOf<Row>(db: Database | Tx, query: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(query)
  return (result as { rows: Row[] }).rows
}
