import { type MeasureDifficulty, type MeasureKind, scoreOf } from '@oaklet/api/contract'
import type { ClientActor } from '../../actor'
import type { clients } from '../../db/schema/clients-table'
import { measures } from '../../db/schema/measures-table'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { findMeasure } from './find-measure'
import { notifyOfAlert } from './notify-of-alert'

/** A questionnaire that a client has finished. */
interface Finished {
  kind: MeasureKind
  answers: number[]
  difficulty: MeasureDifficulty | null
  /** Whether the practice was told of its answer about self-harm already. */
  isTold: boolean
}

/** Files what a client filled in themselves as their measure of today, and returns its id. */
export async function fileClientMeasure(
  work: Work<ClientActor>,
  client: typeof clients.$inferSelect,
  { isTold, ...finished }: Finished,
): Promise<string> {
  const { organizationId } = work.actor
  const { id: clientId, practiceId } = client
  const { today } = await practiceToday(work, practiceId)
  const measureId = work.newId()
  await work.tx.insert(measures).values({
    ...finished,
    ...{ organizationId, id: measureId, practiceId, clientId, takenOn: today },
    ...{ score: scoreOf(finished.answers), status: 'final', source: 'client', recordedAt: work.now() },
  })
  await recordAudit(work, {
    ...{ action: 'created', resource: 'measure', recordId: measureId, changed: Object.keys(finished) },
  })
  if (!isTold) await notifyOfAlert(work, client, await findMeasure(work, { practiceId, clientId, measureId }))
  return measureId
}
