import { addClient, appointmentBody, book, dataOf } from '../an-appointment'
import { holdFor } from '../an-invoice'
import type { PrepareCall } from './call-scene'

/** Calls about credit that is held for a session. */
export const HOLD_CALLS: Readonly<Record<string, PrepareCall>> = {
  releaseHold: async ({ practice, owner }) => {
    const { id: clientId } = await addClient(practice, owner)
    const body = appointmentBody(practice, { clientId, clinicianId: owner.staffId })
    const { id: appointmentId } = await book(practice, owner, body)
    dataOf(await holdFor(practice, owner, { appointmentId, clientId }, 2_500))
    return { by: owner.request, params: { clientId, appointmentId } }
  },
}
