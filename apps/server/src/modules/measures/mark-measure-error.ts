import type { MarkMeasureErrorBody, Measure } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { AppError, notFound, staleEdit } from '../../errors'
import { inWork } from '../../work'
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
  return inWork(deps, actor, async (work) => {
    await findClientOfMeasures(work, key, scope)
    const mine = isMeasure(actor, key)
    const [locked] = await work.tx.select().from(measures).where(mine).for('update')
    if (locked === undefined) throw notFound()
    if (locked.version !== version) throw staleEdit(await findMeasure(work, key))
    if (locked.status === 'entered_in_error') {
      throw new AppError('transition_refused', 'This is marked as entered in error already.')
    }
    await work.tx
      .update(measures)
      .set({
        status: 'entered_in_error',
        errorReason: reason,
        errorById: actor.staffId,
        errorAt: deps.clock.now(),
        version: version + 1,
      })
      .where(and(mine, eq(measures.version, version)))
    await recordAudit(work, {
      action: 'entered_in_error',
      resource: 'measure',
      recordId: key.measureId,
      changed: ['status', 'error'],
    })
    await takeBackAlert(work, key)
    return findMeasure(work, key)
  })
}
