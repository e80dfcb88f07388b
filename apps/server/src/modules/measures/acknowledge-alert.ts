import type * as api from '@oaklet/api/contract'
import type { FieldError, Measure } from '@oaklet/api/contract'
import { and, eq, lt, lte, or } from 'drizzle-orm'
import { measures } from '../../db/schema/measures-table'
import { AppError, notFound, staleEdit, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockClientOf } from '../caseload'
import { practiceToday } from '../organization'
import { findMeasure, isMeasure, isOfClient } from './find-measure'
import { HAS_OPEN_ALERT } from './has-open-alert'
import { takeBackAlert } from './notify-of-alert'

/**
 * Says that somebody has spoken with the client about question 9, also of a client in the archive. It closes the alert of
 * this measure and of those before it, as one conversation is about all of them; one recorded later stays open.
 */
export async function acknowledgeAlert(
  { actor, scope, params: key, body: { spokenOn, note, version } }: CallOf<typeof api.acknowledgeAlert>,
  work: Work,
): Promise<Measure> {
  await lockClientOf(work, key, scope)
  const [measure] = await work.tx.select().from(measures).where(isMeasure(actor, key)).for('update')
  if (measure === undefined) throw notFound()
  if (measure.version !== version) throw staleEdit(await findMeasure(work, key))
  const { isAlertOpen } = await findMeasure(work, key)
  if (!isAlertOpen) throw new AppError('transition_refused', 'This has no alert that is open.')
  const { today } = await practiceToday(work, key.practiceId)
  const refused = dayErrors(spokenOn, measure.takenOn, today)
  if (refused.length > 0) throw validationFailed(refused)

  const isNoLater = or(
    lt(measures.takenOn, measure.takenOn),
    and(eq(measures.takenOn, measure.takenOn), lte(measures.recordedAt, measure.recordedAt)),
  )
  const open = await work.tx
    .select({ id: measures.id, version: measures.version })
    .from(measures)
    .where(and(isOfClient(actor, key), HAS_OPEN_ALERT, isNoLater))
    .for('update')
  for (const one of open) {
    const measureKey = { ...key, measureId: one.id }
    await work.tx
      .update(measures)
      .set({
        alertClosedAt: work.now(),
        alertClosedById: actor.staffId,
        spokenOn,
        spokenNote: note,
        version: one.version + 1,
      })
      .where(isMeasure(actor, measureKey))
    await recordAudit(work, {
      action: 'acknowledged',
      resource: 'measure',
      recordId: one.id,
      changed: ['acknowledgment'],
    })
    await takeBackAlert(work, measureKey)
  }
  return findMeasure(work, key)
}

function dayErrors(spokenOn: string, takenOn: string, today: string): FieldError[] {
  const refuse = (message: string) => [{ path: 'spokenOn', message }]
  if (spokenOn > today) return refuse('Choose today or a day before')
  if (spokenOn < takenOn) return refuse('Choose the day of the result or a day after')
  return []
}
