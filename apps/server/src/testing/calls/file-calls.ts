import type { ClientFile } from '@oaklet/api/contract'
import { aClientFileInput } from '@oaklet/api/testing'
import { addClient, dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function aFileOfAClient({ practice, owner }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const path = practice.path(`clients/${clientId}/files`)
  const { id: fileId, version } = dataOf<ClientFile>(await owner.request('POST', path, aClientFileInput()))
  return { by: owner.request, path: `${path}/${fileId}`, params: { clientId, fileId }, version }
}

/** The calls about the files of a client. */
export const FILE_CALLS: Readonly<Record<string, PrepareCall>> = {
  addClientFile: async ({ practice, owner }) => ({
    by: owner.request,
    params: { clientId: (await addClient(practice, owner)).id },
    body: aClientFileInput(),
  }),
  updateClientFile: async (scene) => {
    const { by, params, version } = await aFileOfAClient(scene)
    const { category, datedOn } = aClientFileInput()
    return { by, params, body: { title: 'Insurance card, back', category, datedOn, version } }
  },
  replaceClientFile: async (scene) => {
    const { by, params, version } = await aFileOfAClient(scene)
    const { name, content } = aClientFileInput()
    return { by, params, body: { name, content, version } }
  },
  deleteClientFile: async (scene) => {
    const { by, params, version } = await aFileOfAClient(scene)
    return { by, params, body: { reason: 'Of another client', version } }
  },
  restoreClientFile: async (scene) => {
    const { by, params, path, version } = await aFileOfAClient(scene)
    await by('POST', `${path}/deletion`, { reason: 'Of another client', version })
    return { by, params }
  },
  downloadClientFile: async (scene) => {
    const { by, params } = await aFileOfAClient(scene)
    return { by, params }
  },
}
