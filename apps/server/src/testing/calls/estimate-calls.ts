import { anEstimateUpdate } from '@oaklet/api/testing'
import { draftEstimate, estimateBody, sendDraft } from '../an-estimate'
import { aBilledClient, addBiller } from '../a-superbill'
import type { CallScene, PrepareCall } from './call-scene'

async function aDraft({ practice, owner }: CallScene) {
  await addBiller(practice, owner)
  const client = await aBilledClient(practice, owner)
  const estimate = await draftEstimate(practice, owner, client)
  return { by: owner.request, params: { estimateId: estimate.id }, estimate }
}

/** The calls about Good Faith Estimates. */
export const ESTIMATE_CALLS: Readonly<Record<string, PrepareCall>> = {
  createEstimate: async ({ practice, owner }) => {
    const client = await aBilledClient(practice, owner)
    return { by: owner.request, body: estimateBody(owner, client) }
  },
  updateEstimate: async (scene) => {
    const { estimate, ...call } = await aDraft(scene)
    return { ...call, body: anEstimateUpdate({ version: estimate.version }) }
  },
  deleteEstimate: async (scene) => {
    const { by, params } = await aDraft(scene)
    return { by, params }
  },
  sendEstimate: async (scene) => {
    const { estimate, ...call } = await aDraft(scene)
    const { version } = await sendDraft(scene.practice, scene.owner, estimate)
    return { ...call, body: { version, how: 'email', email: 'mari.vega@mail.example' } }
  },
}
