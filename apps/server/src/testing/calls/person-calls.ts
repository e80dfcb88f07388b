import type { ClientPerson } from '@oaklet/api/contract'
import { aClientPersonInput } from '@oaklet/api/testing'
import { addClient, dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aPersonOfAClient({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const path = practice.path(`clients/${clientId}/people`)
  const { id: personId, version } = dataOf<ClientPerson>(
    await owner.request('POST', path, aClientPersonInput()),
  )
  return { by: owner.request, params: { clientId, personId }, version }
}

/** The calls about the people in a client's life. */
export const PERSON_CALLS: Readonly<Record<string, PrepareCall>> = {
  createClientPerson: async ({ practice, owner }) => ({
    by: owner.request,
    params: { clientId: (await addClient(practice, owner)).id },
    body: aClientPersonInput(),
  }),
  updateClientPerson: async (scene) => {
    const { version, ...call } = await aPersonOfAClient(scene)
    return { ...call, body: { ...aClientPersonInput({ relationship: 'aunt' }), version } }
  },
  deleteClientPerson: async (scene) => {
    const { by, params } = await aPersonOfAClient(scene)
    return { by, params }
  },
}
