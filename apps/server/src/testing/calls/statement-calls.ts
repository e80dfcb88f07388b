import { billClient, draftStatement } from '../a-statement'
import { aBilledClient, addBiller } from '../a-superbill'
import type { CallScene, PrepareCall } from './call-scene'

async function anOwingClient({ practice, owner }: CallScene) {
  await addBiller(practice, owner)
  const client = await aBilledClient(practice, owner)
  await billClient(practice, owner, client.id, 5_000)
  return client
}

async function aDraft(scene: CallScene) {
  const client = await anOwingClient(scene)
  const { id, version } = await draftStatement(scene.practice, scene.owner, client.id)
  return { by: scene.owner.request, params: { statementId: id }, version }
}

/** The calls about statements. */
export const STATEMENT_CALLS: Readonly<Record<string, PrepareCall>> = {
  createStatement: async (scene) => ({
    by: scene.owner.request,
    body: { clientId: (await anOwingClient(scene)).id },
  }),
  deleteStatement: async (scene) => {
    const { by, params } = await aDraft(scene)
    return { by, params }
  },
  sendStatement: async (scene) => {
    const { version, ...call } = await aDraft(scene)
    return { ...call, body: { version, how: 'email', email: 'mari.vega@mail.example' } }
  },
}
