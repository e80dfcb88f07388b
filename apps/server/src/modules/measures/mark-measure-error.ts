import type * as api from '@oaklet/api/contract'
import type { Measure } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { measures } from '../../db/schema/measures-table'
import { AppError, notFound, staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { findMeasure, isMeasure } from './find-measure'
import { takeBackAlert } from './notify-of-alert'

/** Says that a measure was recorded by mistake, also of a client in the archive; mail about it that waits isn't sent. */
export async function markMeasureError(
  { actor, scope, params: key, body: { reason, version } }: CallOf<typeof api.markMeasureError>,
  work: Work,
): Promise<Measure> {
  await clientOf(work, key, scope)
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
      errorAt: work.now(),
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
}
