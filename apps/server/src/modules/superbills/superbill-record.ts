import { isAllowed, type SuperbillHit } from '@oaklet/api/contract'
import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm'
import {
  exportedSuperbillCounters,
  exportedSuperbills,
  exportedSuperbillSendings,
  exportedSuperbillSessions,
  superbills,
} from '../../db/schema/superbills-table'
import { isOneOf, type RecordKind, type RecordName, type RecordQuery } from '../../record-kind'
import type { Work } from '../../work'
import { numberBegins } from '../invoices'
import { isSuperbillOfPractice, selectSuperbills, summariesOf } from './select-superbills'
import { typedSuperbillNumber } from './typed-superbill-number'

export const superbillRecord: RecordKind = {
  tables: [
    exportedSuperbills,
    exportedSuperbillSessions,
    exportedSuperbillSendings,
    exportedSuperbillCounters,
  ],
  names: { superbill: readNames },
  search: { kind: 'superbill', find: findHits },
  timeline: [
    {
      kind: 'superbill',
      permission: 'superbills:view',
      rows: ({ isOfClient }) => ({
        from: superbills,
        where: and(isOfClient(superbills), isNotNull(superbills.number)),
        id: superbills.id,
        on: superbills.issuedOn,
        at: superbills.createdAt,
        facts: { number: superbills.number, isVoid: sql`${superbills.status} = 'void'` },
      }),
    },
  ],
}

/** A superbill is named, once it has a number, to those who may see the superbills of its practice. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  if (!isAllowed(work.actor.permissions, 'superbills:view')) return []
  const rows = await work.tx
    .select({ id: superbills.id, number: superbills.number })
    .from(superbills)
    .where(
      and(
        isOneOf(work, superbills, superbills.id, ids),
        inArray(superbills.practiceId, [...work.actor.practiceIds]),
      ),
    )
  return rows.flatMap(({ id, number }) => (number === null ? [] : [{ id, name: `#${number}` }]))
}

/** Finds superbills whose number begins as typed, the lowest first. */
async function findHits({ work, practiceId, practice, phrase, limit }: RecordQuery): Promise<SuperbillHit[]> {
  const digits = typedSuperbillNumber(phrase.text)
  if (digits === null || !isAllowed(work.actor.permissions, 'superbills:view')) return []
  const rows = await selectSuperbills(work.tx, {
    where: and(isSuperbillOfPractice(work.actor, practiceId), numberBegins(superbills.number, digits)),
    orderBy: [asc(superbills.number)],
    limit,
  })
  const summaryOf = await summariesOf(work, practiceId, practice, rows)
  return rows.map(summaryOf).map(({ id, number, client, status, chargedCents, currency }) => ({
    kind: 'superbill',
    ...{ id, number, clientName: client.name, status, chargedCents, currency },
  }))
}
