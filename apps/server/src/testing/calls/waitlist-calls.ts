import type { WaitlistEntry } from '@oaklet/api/contract'
import { aWaitlistBody, aWaitlistChange } from '@oaklet/api/testing'
import { requester } from '../a-person'
import { offerBody, offersTo, wait } from '../a-waitlist'
import { aReachableClient, addClient, dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

const DAY_MS = 86_400_000

async function anEntry({ test, practice, owner }: CallScene) {
  const { client, email } = await aReachableClient(test, practice, owner)
  const entry = await wait(practice, owner, client.id)
  return { entry, email, call: { by: owner.request, params: { entryId: entry.id } } }
}

const WEDNESDAY = 3

/** Ten or eleven in the morning of a Wednesday in New York, a week from now at least, when practices are open. */
function aWednesday(now: Date): string {
  const day = new Date(now.getTime() + 7 * DAY_MS)
  day.setUTCDate(day.getUTCDate() + ((WEDNESDAY - day.getUTCDay() + 7) % 7))
  return `${day.toISOString().slice(0, 10)}T15:00:00.000Z`
}

/** What offers an hour of the owner’s to a client who waits. */
async function anOffering(scene: CallScene) {
  const { entry, email } = await anEntry(scene)
  const { test, practice, owner } = scene
  const startsAt = aWednesday(test.clock.now())
  return { email, body: offerBody(practice, owner.staffId, [entry], { startsAt }) }
}

/** The link of an offer, in the hands of a client who has no account. */
async function anOfferedTime(scene: CallScene) {
  const { test, practice, owner } = scene
  const { email, body } = await anOffering(scene)
  const answer = await owner.request('POST', practice.path('waitlist/offers'), body)
  const [entry] = dataOf<WaitlistEntry[]>(answer)
  const { token } = await offersTo(test, email)
  return { by: requester(test), body: { token }, offerId: entry?.offers[0]?.id ?? '' }
}
const answered: PrepareCall = async (scene) => {
  const { by, body } = await anOfferedTime(scene)
  return { by, body }
}

/** The calls about the waitlist, of the practice and of clients. */
export const WAITLIST_CALLS: Readonly<Record<string, PrepareCall>> = {
  createWaitlistEntry: async ({ practice, owner }) => {
    const { id: clientId } = await addClient(practice, owner)
    return { by: owner.request, body: aWaitlistBody({ clientId, clinicianIds: [] }) }
  },
  updateWaitlistEntry: async (scene) => {
    const { entry, call } = await anEntry(scene)
    const body = aWaitlistChange({ clinicianIds: [], urgency: 'soon', version: entry.version })
    return { ...call, body }
  },
  setWaitlistStatus: async (scene) => {
    const { entry, call } = await anEntry(scene)
    return { ...call, body: { status: 'withdrawn', version: entry.version } }
  },
  offerSlot: async (scene) => ({ by: scene.owner.request, body: (await anOffering(scene)).body }),
  withdrawOffer: async (scene) => {
    const { offerId } = await anOfferedTime(scene)
    return { by: scene.owner.request, params: { offerId } }
  },
  openOffer: answered,
  acceptOffer: answered,
  declineOffer: answered,
}
