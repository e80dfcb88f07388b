import type { Statement } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { statements, statementSendings } from '../../db/schema/statements-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { readSendings } from '../billing-documents'
import { practiceToday } from '../organization'
import { draftStatementDocument } from './draft-statement-document'
import { isVisibleStatement, selectStatements, toSummary, type SelectedStatement } from './select-statements'

/** Names one statement of one practice, as the routes' parameters do. */
export interface StatementKey {
  practiceId: string
  statementId: string
}

/** The statement that `key` names, with its client; throws 404 when the actor may not know of one. */
export async function selectStatement(
  work: Work,
  { practiceId, statementId }: StatementKey,
  scope: Scope,
): Promise<SelectedStatement> {
  const { today } = await practiceToday(work, practiceId)
  const where = and(isVisibleStatement(work.actor, practiceId, scope), eq(statements.id, statementId))
  const [found] = await selectStatements(work.tx, { today, where, limit: 1 })
  if (found === undefined) throw notFound()
  return found
}

/** One statement as the contract shows it; throws 404 when the actor may not know of one. */
export async function findStatement(work: Work, key: StatementKey, scope: Scope): Promise<Statement> {
  const found = await selectStatement(work, key, scope)
  const { statement } = found
  const practice = await practiceToday(work, key.practiceId)
  return {
    ...toSummary(found, practice),
    practiceId: key.practiceId,
    document: statement.document ?? (await draftStatementDocument(work.tx, statement, practice)).document,
    sendings: await readSendings(work, statementSendings, eq(statementSendings.statementId, statement.id)),
    createdAt: statement.createdAt.toISOString(),
    updatedAt: statement.updatedAt.toISOString(),
  }
}
