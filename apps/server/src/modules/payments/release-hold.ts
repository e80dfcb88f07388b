import type * as api from '@oaklet/api/contract'
import type { HoldableSessions } from '@oaklet/api/contract'
import { AppError, notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { hasClient } from '../caseload'
import { creditParts, lockCredit, partFor, releaseEntries, writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { findHoldableSessions } from './holdable-sessions'

/** Makes what is held for a session plain credit of the client. */
export async function releaseHold(
  { actor, params: { practiceId, clientId, appointmentId } }: CallOf<typeof api.releaseHold>,
  work: Work,
): Promise<HoldableSessions> {
  const of = { organizationId: actor.organizationId, practiceId, clientId }
  if (!(await hasClient(work.tx, of))) throw notFound()
  await lockCredit(work.tx, of)
  const cents = partFor(await creditParts(work.tx, of), appointmentId)
  if (cents === 0) throw new AppError('transition_refused', 'Nothing is held for this session any more.')
  const { today } = await practiceToday(work, practiceId)
  await writeLedger(work, releaseEntries({ ...of, occurredOn: today }, appointmentId, cents))
  await recordAudit(work, {
    ...{ action: 'hold_released', resource: 'appointment', recordId: appointmentId },
    changed: ['amountCents'],
  })
  return { sessions: await findHoldableSessions(work, of) }
}
