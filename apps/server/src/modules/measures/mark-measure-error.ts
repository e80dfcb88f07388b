import type { MarkMeasureErrorBody, Measure } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError, notFound, staleEdit } from '../../errors'
import { recordAudit } from '../audit'
import { findClientOfMeasures } from './client-of-measures'
import { findMeasure, isMeasure, type MeasureKey } from './find-measure'
import { measures } from './measures-table'
import { takeBackAlert } from './notify-of-alert'

/** Says that a measure was recorded by mistake, also of a client in the archive; mail about it that waits isn't sent. */
export function markMeasureError(
  deps: Deps,
  actor: StaffActor,
  key: MeasureKey,
  { reason, version }: MarkMeasureErrorBody,
): Promise<Measure> {
  requirePractice(actor, key.practiceId)
  const scope = scopeOf(actor, 'measures:write')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    await findClientOfMeasures(tx, actor, key, scope)
    const mine = isMeasure(actor, key)
    const [locked] = await tx.select().from(measures).where(mine).for('update')
    if (locked === undefined) throw notFound()
    if (locked.version !== version) throw staleEdit(await findMeasure(tx, actor, key))
    if (locked.status === 'entered_in_error') {
      throw new AppError('transition_refused', 'This is marked as entered in error already.')
    }
    await tx
      .update(measures)
      .set({
        status: 'entered_in_error',
        errorReason: reason,
        errorById: actor.staffId,
        errorAt: deps.clock.now(),
        version: version + 1,
      })
      .where(and(mine, eq(measures.version, version)))
    await recordAudit(tx, deps, actor, {
      action: 'entered_in_error',
      resource: 'measure',
      recordId: key.measureId,
      changed: ['status', 'error'],
    })
    await takeBackAlert(tx, actor, key)
    return findMeasure(tx, actor, key)
  })
}
