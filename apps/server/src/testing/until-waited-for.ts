import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../db/database'
import type { TestApp } from './create-test-app'

/**
 * Until `asked` waits for this transaction; fails when it ends without having waited. The embedded database has one
 * transaction after the other, so there it waits before it begins.
 */
export async function untilWaitedFor({ database }: TestApp, tx: Tx, asked: Promise<unknown>): Promise<void> {
  if (!database.hasConcurrency) return
  const call = { hasEnded: false }
  const end = () => (call.hasEnded = true)
  void asked.then(end, end)
  while (!(await isWaitedFor(tx))) {
    if (call.hasEnded) throw new Error('It ended without having waited for this transaction.')
  }
}

async function isWaitedFor(tx: Tx): Promise<boolean> {
  const waiting = sql`select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`
  return (await rowsOf(tx, waiting)).length > 0
}
