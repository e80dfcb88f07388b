import type * as api from '@oaklet/api/contract'
import { nextClientStatuses, type Client, type ClientStatus, type NamedAndBorn } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { AppError, notFound, staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { findTwins, markTwins, recordMark, refuseTwins } from '../duplicates'
import { lockPractice, practiceToday } from '../organization'
import { holdPrimaryClinician, normalizeClient, requireSoundClient } from './client-input'
import { isClient } from '../caseload'
import { findClient } from './find-client'

/**
 * Changes a client, unless someone else has changed it since `version`; into a person who seems to be a client already
 * only once that is confirmed, which is remembered.
 */
export async function updateClient(
  {
    actor,
    scope,
    params: key,
    body: { version, allowTwin = false, ...body },
  }: CallOf<typeof api.updateClient>,
  work: Work,
): Promise<Client> {
  const input = normalizeClient(body)

  const mine = isClient(actor, key, scope)
  const [before] = await work.tx.select().from(clients).where(mine)
  const mayBeTwin = before !== undefined && isOtherPerson(before, input)
  // Of two calls at once, the second finds whom the first has renamed.
  if (mayBeTwin) await lockPractice(work, key.practiceId)
  await holdPrimaryClinician(work, input)
  const [locked] = await work.tx.select().from(clients).where(mine).for('update')
  if (locked === undefined) throw notFound()
  if (locked.version !== version) throw staleEdit(await findClient(work, key, scope))
  requireTransition(locked.status, input.status)
  const { today } = await practiceToday(work, key.practiceId)
  await requireSoundClient(work, { practiceId: key.practiceId, today }, input, scope, locked)
  let marked: readonly string[] = []
  // At this version the client is as it was before the lock.
  if (mayBeTwin) {
    const twins = await findTwins(work, key.practiceId, input, key.clientId)
    if (!allowTwin) refuseTwins(input, twins)
    marked = await markTwins(work, key.practiceId, key.clientId, twins)
  }
  await work.tx
    .update(clients)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(and(mine, eq(clients.version, version)))
  const changed = changedFields(locked, input)
  await recordAudit(work, {
    action: 'updated',
    resource: 'client',
    recordId: key.clientId,
    changed,
  })
  await recordMark(work, 'not_duplicates', marked)
  const client = await findClient(work, key, scope)
  if (client === null) throw notFound()
  return client
}

/** Who has another preferred name is the same person as before. */
const isOtherPerson = (before: NamedAndBorn, after: NamedAndBorn): boolean =>
  before.firstName !== after.firstName ||
  before.lastName !== after.lastName ||
  before.dateOfBirth !== after.dateOfBirth

function requireTransition(from: ClientStatus, to: ClientStatus): void {
  if (from === to || nextClientStatuses(from).includes(to)) return
  throw new AppError('transition_refused', `A client who is ${from} can’t become ${to}.`)
}
