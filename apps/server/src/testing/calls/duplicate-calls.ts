import { addClient } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

/** Two clients of whom nobody has said that they are two people. */
async function twoClients({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const { id: otherClientId } = await addClient(practice, owner, { firstName: 'Ben' })
  return { by: owner.request, params: { clientId, otherClientId } }
}

/** The calls about clients who may be there twice. */
export const DUPLICATE_CALLS: Readonly<Record<string, PrepareCall>> = {
  markNotDuplicates: twoClients,
  unmarkNotDuplicates: async (scene) => {
    const { by, params } = await twoClients(scene)
    const { clientId, otherClientId } = params
    await scene.owner.request(
      'PUT',
      scene.practice.path(`clients/${clientId}/not-duplicates/${otherClientId}`),
    )
    return { by, params }
  },
}
