import type * as api from '@oaklet/api/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { clients } from '../../db/schema/clients-table'
import { statements } from '../../db/schema/statements-table'
import { toOn } from './select-statements'
import { typedStatementNumber } from './typed-statement-number'

/** The statements that the filters of a list leave; the query has to join their clients. */
export const isListed = (
  { q, status, clientId, from, to }: z.infer<typeof api.StatementFilters>,
  today: string,
): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(statements.status, status),
    clientId === undefined ? undefined : eq(statements.clientId, clientId),
    from === undefined ? undefined : sql`${toOn(today)} >= ${from}::date`,
    to === undefined ? undefined : sql`${toOn(today)} <= ${to}::date`,
    matches(q),
  )

/** The beginning of the number, or every word in the client's names. */
function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = typedStatementNumber(text)
  return digits === null
    ? holdsWords(clients.nameText, text)
    : sql`${statements.number}::text like ${`${digits}%`}`
}
