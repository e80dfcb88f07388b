import { accessScope, type StatementHit } from '@oaklet/api/contract'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import {
  exportedStatementCounters,
  exportedStatements,
  exportedStatementSendings,
  leftOutStatementRuns,
  statements,
} from '../../db/schema/statements-table'
import { isOneOf, type RecordKind, type RecordName, type RecordQuery } from '../../record-kind'
import type { Work } from '../../work'
import { numberBegins } from '../invoices'
import { isVisibleStatement, selectStatements, toSummary } from './select-statements'
import { typedStatementNumber } from './typed-statement-number'

export const statementRecord: RecordKind = {
  tables: [exportedStatements, exportedStatementSendings, exportedStatementCounters, leftOutStatementRuns],
  names: { statement: readNames },
  search: { kind: 'statement', find: findHits },
  timeline: [
    {
      kind: 'statement',
      permission: 'invoices:view',
      rows: ({ isOfClient }) => ({
        from: statements,
        where: and(isOfClient(statements), isNotNull(statements.number)),
        id: statements.id,
        on: statements.toOn,
        at: statements.createdAt,
        facts: { number: statements.number, owedCents: statements.owedCents },
      }),
    },
  ],
}

/** A statement is named, once it has a number, to those who may see all statements of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (accessScope(work.actor.permissions, 'invoices:view') !== 'all') return []
  const rows = await work.tx
    .select({ id: statements.id, number: statements.number })
    .from(statements)
    .where(
      and(
        isOneOf(work, statements, statements.id, ids),
        inArray(statements.practiceId, [...work.actor.practiceIds]),
      ),
    )
  return rows.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: `#${number}` }]))
}

/** Finds statements whose number begins as typed, the lowest first. */
async function findHits({ work, practiceId, practice, phrase, limit }: RecordQuery): Promise<StatementHit[]> {
  const digits = typedStatementNumber(phrase.text)
  const scope = accessScope(work.actor.permissions, 'invoices:view')
  if (digits === null || scope === 'none') return []
  const rows = await selectStatements(work.tx, {
    today: practice.today,
    where: and(isVisibleStatement(work.actor, practiceId, scope), numberBegins(statements.number, digits)),
    orderBy: [asc(statements.number)],
    limit,
  })
  return rows.flatMap((row) => {
    const { id, number, client, status, owedCents, currency } = toSummary(row, practice)
    if (number === null) return []
    return { kind: 'statement' as const, id, number, clientName: client.name, status, owedCents, currency }
  })
}
