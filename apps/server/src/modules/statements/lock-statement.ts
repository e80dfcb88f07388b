import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import { statements } from '../../db/schema/statements-table'
import { notFound, staleEdit } from '../../errors'
import type { Work } from '../../work'
import { findStatement, type StatementKey } from './find-statement'

export type StatementRow = typeof statements.$inferSelect

/** The row that `key` names. */
export const isStatement = ({ organizationId }: StaffActor, { practiceId, statementId }: StatementKey) =>
  and(
    eq(statements.organizationId, organizationId),
    eq(statements.practiceId, practiceId),
    eq(statements.id, statementId),
  )

/** The row to change, held until the transaction ends; 404 when there is none, 409 when it isn't at `version`. */
export async function lockStatement(work: Work, key: StatementKey, version?: number): Promise<StatementRow> {
  const [locked] = await work.tx.select().from(statements).where(isStatement(work.actor, key)).for('update')
  if (locked === undefined) throw notFound()
  if (version !== undefined && locked.version !== version) {
    throw staleEdit(await findStatement(work, key, 'all'))
  }
  return locked
}
