import { accessScope, isAllowed, type EstimateHit } from '@oaklet/api/contract'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import {
  estimates,
  exportedEstimateCounters,
  exportedEstimateLines,
  exportedEstimates,
  exportedEstimateSendings,
} from '../../db/schema/estimates-table'
import { isOneOf, type RecordKind, type RecordName, type RecordQuery } from '../../record-kind'
import type { Work } from '../../work'
import { numberBegins } from '../invoices'
import { isVisibleEstimate, selectEstimates, toSummary } from './select-estimates'
import { typedEstimateNumber } from './typed-estimate-number'

export const estimateRecord: RecordKind = {
  tables: [exportedEstimates, exportedEstimateLines, exportedEstimateSendings, exportedEstimateCounters],
  names: { estimate: readNames },
  search: { kind: 'estimate', find: findHits },
  timeline: [
    {
      kind: 'estimate',
      permission: 'invoices:view',
      rows: ({ isOfClient }) => ({
        from: estimates,
        where: and(isOfClient(estimates), isNotNull(estimates.number)),
        id: estimates.id,
        on: estimates.sentOn,
        at: estimates.createdAt,
        facts: { number: estimates.number, totalCents: estimates.totalCents },
      }),
    },
  ],
}

/** An estimate is named, once it has a number, to those who may see the invoices of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (!isAllowed(work.actor.permissions, 'invoices:view')) return []
  const rows = await work.tx
    .select({ id: estimates.id, number: estimates.number })
    .from(estimates)
    .where(
      and(
        isOneOf(work, estimates, estimates.id, ids),
        inArray(estimates.practiceId, [...work.actor.practiceIds]),
      ),
    )
  return rows.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: `#${number}` }]))
}

/** Finds estimates whose number begins as typed, the lowest first. */
async function findHits({ work, practiceId, practice, phrase, limit }: RecordQuery): Promise<EstimateHit[]> {
  const digits = typedEstimateNumber(phrase.text)
  const scope = accessScope(work.actor.permissions, 'invoices:view')
  if (digits === null || scope === 'none') return []
  const rows = await selectEstimates(work.tx, {
    where: and(isVisibleEstimate(work.actor, practiceId, scope), numberBegins(estimates.number, digits)),
    orderBy: [asc(estimates.number)],
    limit,
  })
  return rows
    .map((row) => toSummary(row, practice))
    .map(({ id, number, client, status, totalCents, currency }) => ({
      kind: 'estimate',
      ...{ id, number, clientName: client.name, status, totalCents, currency },
    }))
}
