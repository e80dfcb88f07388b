import { aBilledClient, addBiller, aPastSession, draftSuperbill, issueDraft, OCTOBER } from '../a-superbill'
import type { CallScene, PrepareCall } from './call-scene'

async function aDraft({ practice, owner }: CallScene) {
  await addBiller(practice, owner)
  const client = await aBilledClient(practice, owner)
  await aPastSession(practice, owner, { client })
  const superbill = await draftSuperbill(practice, owner, client)
  return { by: owner.request, params: { superbillId: superbill.id }, superbill }
}

async function anIssued(scene: CallScene) {
  const { superbill, ...call } = await aDraft(scene)
  return { ...call, version: (await issueDraft(scene.practice, scene.owner, superbill)).version }
}

/** The calls about superbills. */
export const SUPERBILL_CALLS: Readonly<Record<string, PrepareCall>> = {
  createSuperbill: async ({ practice, owner }) => {
    const client = await aBilledClient(practice, owner)
    await aPastSession(practice, owner, { client })
    return { by: owner.request, body: { clientId: client.id, clinicianId: owner.staffId, ...OCTOBER } }
  },
  deleteSuperbill: async (scene) => {
    const { by, params } = await aDraft(scene)
    return { by, params }
  },
  issueSuperbill: async (scene) => {
    const { superbill, ...call } = await aDraft(scene)
    return { ...call, body: { version: superbill.version, allowIncomplete: true } }
  },
  sendSuperbill: async (scene) => {
    const { version, ...call } = await anIssued(scene)
    return { ...call, body: { version, how: 'email', email: 'mari.vega@mail.example' } }
  },
  voidSuperbill: async (scene) => {
    const { version, ...call } = await anIssued(scene)
    return { ...call, body: { version, reason: 'Wrong client' } }
  },
}
