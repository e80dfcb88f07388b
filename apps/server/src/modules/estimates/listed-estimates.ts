import type * as api from '@oaklet/api/contract'
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { holdsWords } from '../../db/folded'
import { clients } from '../../db/schema/clients-table'
import { estimates } from '../../db/schema/estimates-table'
import { typedEstimateNumber } from './typed-estimate-number'

/** The estimates that the filters of a list leave; the query has to join their clients. */
export const isListed = ({
  q,
  status,
  clientId,
  from,
  to,
}: z.infer<typeof api.EstimateFilters>): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(estimates.status, status),
    clientId === undefined ? undefined : eq(estimates.clientId, clientId),
    from === undefined ? undefined : gte(estimates.toOn, from),
    to === undefined ? undefined : lte(estimates.fromOn, to),
    matches(q),
  )

/** The beginning of the number, or every word in the client's names. */
function matches(q: string | undefined): SQL | undefined {
  const text = q?.trim() ?? ''
  if (text === '') return undefined
  const digits = typedEstimateNumber(text)
  return digits === null
    ? holdsWords(clients.nameText, text)
    : sql`${estimates.number}::text like ${`${digits}%`}`
}
