import type { ClientMember } from '@oaklet/api/contract'
import { aClientMemberInput } from '@oaklet/api/testing'
import { addClient, dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aCouple({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner, { type: 'couple' })
  return { by: owner.request, params: { clientId } }
}

async function aMemberOfACouple(scene: CallScene) {
  const { by, params } = await aCouple(scene)
  const path = scene.practice.path(`clients/${params.clientId}/members`)
  const { id: memberId, version } = dataOf<ClientMember>(await by('POST', path, aClientMemberInput()))
  return { by, params: { ...params, memberId }, version }
}

/** The calls about the members of couples and families. */
export const MEMBER_CALLS: Readonly<Record<string, PrepareCall>> = {
  createClientMember: async (scene) => ({ ...(await aCouple(scene)), body: aClientMemberInput() }),
  updateClientMember: async (scene) => {
    const { version, ...call } = await aMemberOfACouple(scene)
    return { ...call, body: { ...aClientMemberInput({ role: 'other' }), version } }
  },
  deleteClientMember: async (scene) => {
    const { by, params } = await aMemberOfACouple(scene)
    return { by, params }
  },
}
