import type * as api from '@oaklet/api/contract'
import { notDuplicates } from '../../db/schema/not-duplicates-table'
import { notFound, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { lockPractice } from '../organization'
import { insertMarks, isPair, recordMark, type Pair } from './not-duplicates'

type Mark = CallOf<typeof api.markNotDuplicates>

/** Records that two clients whom the actor may change are not one person. */
export async function markNotDuplicates(call: Mark, work: Work): Promise<null> {
  const pair = await lockPair(call, work)
  await recordMark(work, 'not_duplicates', await insertMarks(work, call.params.practiceId, [pair]))
  return null
}

/** Takes back that two clients are not one person. */
export async function unmarkNotDuplicates(call: Mark, work: Work): Promise<null> {
  const pair = await lockPair(call, work)
  const unmarked = await work.tx.delete(notDuplicates).where(isPair(work.actor, pair)).returning()
  if (unmarked.length === 0) throw notFound()
  await recordMark(work, 'not_duplicates_undone', pair)
  return null
}

/** Two different clients; the practice is locked, so that of two calls at once the second sees what the first has done. */
async function lockPair({ params, scope }: Mark, work: Work): Promise<Pair> {
  const { practiceId, clientId, otherClientId } = params
  if (clientId === otherClientId) {
    throw validationFailed([{ path: 'otherClientId', message: 'Name another client' }])
  }
  await lockPractice(work, practiceId)
  for (const id of [clientId, otherClientId]) await clientOf(work, { practiceId, clientId: id }, scope)
  return [clientId, otherClientId]
}
