import { bandOf, tellsOfSelfHarm, type Measure } from '@oaklet/api/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database'
import { measures } from '../../db/schema/measures-table'
import { staff } from '../../db/schema/staff-table'

const corrector = alias(staff, 'corrector')
const closer = alias(staff, 'closer')

type Row = typeof measures.$inferSelect

/** Measures as the contract shows them, in the order and number asked for. */
export async function selectMeasures(
  tx: Tx,
  { where, orderBy = [], limit }: { where: SQL | undefined; orderBy?: SQL[]; limit: number },
): Promise<Measure[]> {
  const rows = await tx
    .select({
      measure: measures,
      recordedByName: staff.name,
      correctedByName: corrector.name,
      closedByName: closer.name,
    })
    .from(measures)
    .leftJoin(
      staff,
      and(eq(staff.organizationId, measures.organizationId), eq(staff.id, measures.recordedById)),
    )
    .leftJoin(
      corrector,
      and(eq(corrector.organizationId, measures.organizationId), eq(corrector.id, measures.errorById)),
    )
    .leftJoin(
      closer,
      and(eq(closer.organizationId, measures.organizationId), eq(closer.id, measures.alertClosedById)),
    )
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
  return rows.map(({ measure, recordedByName, correctedByName, closedByName }) => ({
    ...scored(measure),
    recordedByName,
    error: errorOf(measure, correctedByName),
    acknowledgment: acknowledgmentOf(measure, closedByName),
  }))
}

const scored = (measure: Row): Omit<Measure, 'recordedByName' | 'error' | 'acknowledgment'> => ({
  id: measure.id,
  practiceId: measure.practiceId,
  clientId: measure.clientId,
  kind: measure.kind,
  takenOn: measure.takenOn,
  answers: measure.answers,
  difficulty: measure.difficulty,
  score: measure.score,
  band: bandOf(measure.kind, measure.score),
  isSafetyAlert: tellsOfSelfHarm(measure.kind, measure.answers),
  isAlertOpen:
    tellsOfSelfHarm(measure.kind, measure.answers) &&
    measure.status === 'final' &&
    measure.alertClosedAt === null,
  source: measure.source,
  recordedAt: measure.recordedAt.toISOString(),
  status: measure.status,
  version: measure.version,
})

/** The table says that a reason comes with its time. */
const errorOf = ({ errorReason, errorAt }: Row, byName: string | null): Measure['error'] =>
  errorReason === null || errorAt === null
    ? null
    : { reason: errorReason, byName: byName ?? '', at: errorAt.toISOString() }

/** The table says that a note comes with its day and time. */
const acknowledgmentOf = (
  { spokenNote, spokenOn, alertClosedAt }: Row,
  byName: string | null,
): Measure['acknowledgment'] =>
  spokenNote === null || spokenOn === null || alertClosedAt === null
    ? null
    : { spokenOn, note: spokenNote, byName: byName ?? '', at: alertClosedAt.toISOString() }
