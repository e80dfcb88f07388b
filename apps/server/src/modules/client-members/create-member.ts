import type * as api from '@oaklet/api/contract'
import { type ClientMember, MAX_MEMBERS } from '@oaklet/api/contract'
import { clientMembers } from '../../db/schema/client-members-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import { lockClientOf } from '../caseload'
import { clearIdentifiedPatient, requireMember } from './require-member'
import { findMember, isMemberOfClient } from './select-members'

/** Adds a member to a couple or a family. */
export async function createMember(
  { actor, scope, params: key, body }: CallOf<typeof api.createClientMember>,
  work: Work,
): Promise<ClientMember> {
  const { type } = await lockClientOf(work, key, scope)
  if (type !== 'couple' && type !== 'family') {
    throw validationFailed([{ path: 'name', message: 'Only a couple or a family has members' }])
  }
  if ((await work.tx.$count(clientMembers, isMemberOfClient(actor, key))) >= MAX_MEMBERS) {
    const message = `At most ${MAX_MEMBERS} people can belong to it. Take somebody out first.`
    throw validationFailed([{ path: 'name', message }])
  }
  await requireMember(work, scope, key, body)
  const cleared = body.isIdentifiedPatient ? await clearIdentifiedPatient(work, key) : []
  const [memberId, now] = [work.newId(), work.now()]
  await work.tx.insert(clientMembers).values({
    ...{ ...body, ...key, organizationId: actor.organizationId, id: memberId },
    ...{ createdAt: now, updatedAt: now },
  })
  await recordAudits(work, [
    ...cleared,
    { action: 'created', resource: 'client_member', recordId: memberId, changed: Object.keys(body) },
  ])
  return findMember(work, { ...key, memberId })
}
