import type { SavedBlock } from '@oaklet/api/contract'
import { aBlockInput } from '@oaklet/api/testing'
import { addClient, appointmentBody, book, dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

const inputOf = ({ owner }: CallScene) => aBlockInput({ staffIds: [owner.staffId] })

async function aBlock(scene: CallScene) {
  const { owner, practice } = scene
  const saved = await owner.request('POST', practice.path('calendar-blocks'), inputOf(scene))
  return { by: owner.request, block: dataOf<SavedBlock>(saved).block }
}

/** Calls about blocked time. */
export const BLOCK_CALLS: Readonly<Record<string, PrepareCall>> = {
  createCalendarBlock: (scene) => Promise.resolve({ by: scene.owner.request, body: inputOf(scene) }),
  updateCalendarBlock: async (scene) => {
    const { by, block } = await aBlock(scene)
    const body = { ...inputOf(scene), title: 'At the sea', scope: 'all', version: block.version }
    return { by, params: { blockId: block.id }, body }
  },
  deleteCalendarBlock: async (scene) => {
    const { by, block } = await aBlock(scene)
    return { by, params: { blockId: block.id }, query: '?scope=all' }
  },
  handleMetAppointments: async (scene) => {
    const { by, block } = await aBlock(scene)
    const { practice, owner } = scene
    const { id: clientId } = await addClient(practice, owner)
    const times = { startsAt: '2026-12-22T15:00:00Z', endsAt: '2026-12-22T15:50:00Z' }
    const who = { clientId, clinicianId: owner.staffId }
    const { id, version } = await book(practice, owner, appointmentBody(practice, who, times))
    const body = { appointments: [{ id, version }], choice: 'cancel' }
    return { by, params: { blockId: block.id }, body }
  },
}
