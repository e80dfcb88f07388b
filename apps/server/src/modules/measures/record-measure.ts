import type * as api from '@oaklet/api/contract'
import { scoreOf, type FieldError, type Measure } from '@oaklet/api/contract'
import { measures } from '../../db/schema/measures-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { holdClientOf } from '../caseload'
import { findMeasure } from './find-measure'
import { notifyOfAlert } from './notify-of-alert'

/** Records what a client answered, scores it, and tells their clinician at once of thoughts of self-harm. */
export async function recordMeasure(
  { actor, scope, params: key, body }: CallOf<typeof api.recordMeasure>,
  work: Work,
): Promise<Measure> {
  const client = await holdClientOf(work, key, scope)
  if (client.status === 'archived') {
    throw new AppError('transition_refused', 'Nothing is recorded of an archived client any more.')
  }
  const { today } = await practiceToday(work, key.practiceId)
  const refused = dayErrors(body.takenOn, today, client.dateOfBirth)
  if (refused.length > 0) throw validationFailed(refused)
  const measureId = work.newId()
  await work.tx.insert(measures).values({
    ...body,
    ...key,
    organizationId: actor.organizationId,
    id: measureId,
    score: scoreOf(body.answers),
    status: 'final',
    source: 'staff',
    recordedById: actor.staffId,
    recordedAt: work.now(),
  })
  await recordAudit(work, {
    action: 'created',
    resource: 'measure',
    recordId: measureId,
    changed: Object.keys(body),
  })
  const measure = await findMeasure(work, { ...key, measureId })
  await notifyOfAlert(work, client, measure)
  return measure
}

function dayErrors(takenOn: string, today: string, dateOfBirth: string | null): FieldError[] {
  const refuse = (message: string) => [{ path: 'takenOn', message }]
  if (takenOn > today) return refuse('Choose today or a day before')
  if (dateOfBirth !== null && takenOn < dateOfBirth) return refuse('Choose a day after the date of birth')
  return []
}
