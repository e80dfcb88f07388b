import type * as api from '@oaklet/api/contract'
import type { HoldableSessions } from '@oaklet/api/contract'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { hasClient } from '../caseload'
import { findHoldableSessions } from './holdable-sessions'

/** The sessions of a client that a copay is held for, or can be. */
export async function listHolds(
  { actor, params: { practiceId, clientId }, query }: CallOf<typeof api.listHolds>,
  work: Work,
): Promise<HoldableSessions> {
  const of = { organizationId: actor.organizationId, practiceId, clientId }
  if (!(await hasClient(work.tx, of))) throw notFound()
  return { sessions: await findHoldableSessions(work, of, query.appointmentId) }
}
