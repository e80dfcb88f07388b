import { MEASURE_NAMES } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { exportedMeasures, measures } from '../../db/schema/measures-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientSeenWith, isClientOf } from '../caseload'

export const measureRecord: RecordKind = {
  tables: [exportedMeasures],
  names: { measure: readNames },
  timeline: [
    {
      kind: 'measure',
      permission: 'measures:view',
      rows: ({ isOfClient }) => ({
        from: measures,
        where: and(isOfClient(measures), eq(measures.status, 'final')),
        id: measures.id,
        on: measures.takenOn,
        at: measures.recordedAt,
        facts: { measure: measures.kind, score: measures.score },
      }),
    },
  ],
}

/** A measure is named to those who may see both the client and their measures. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: measures.id, kind: measures.kind, client: clients })
    .from(measures)
    .innerJoin(clients, isClientOf(measures))
    .where(
      and(
        isOneOf(work, measures, measures.id, ids),
        isClientSeenWith(work.actor, 'clients:view'),
        isClientSeenWith(work.actor, 'measures:view'),
      ),
    )
  return rows.map(({ id, kind, client }) => ({
    id,
    name: `${MEASURE_NAMES[kind]} of ${displayName(client)}`,
  }))
}
