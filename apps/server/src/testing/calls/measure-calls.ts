import { aMeasureBody } from '@oaklet/api/testing'
import { recordMeasure } from '../a-measure'
import { addClient } from '../an-appointment'
import type { PrepareCall } from './call-scene'

/** The changing calls about measures. */
export const MEASURE_CALLS: Readonly<Record<string, PrepareCall>> = {
  recordMeasure: async ({ practice, owner }) => ({
    by: owner.request,
    params: { clientId: (await addClient(practice, owner)).id },
    body: aMeasureBody(),
  }),
  markMeasureError: async ({ practice, owner }) => {
    const { id: clientId } = await addClient(practice, owner)
    const { id, version } = await recordMeasure(practice, owner, clientId)
    return {
      by: owner.request,
      params: { clientId, measureId: id },
      body: { reason: 'Of another client', version },
    }
  },
  acknowledgeAlert: async ({ practice, owner }) => {
    const { id: clientId } = await addClient(practice, owner)
    const answers = [0, 0, 0, 0, 0, 0, 0, 0, 1]
    const { id, version, takenOn } = await recordMeasure(practice, owner, clientId, { answers })
    return {
      by: owner.request,
      params: { clientId, measureId: id },
      body: { spokenOn: takenOn, note: 'Called them', version },
    }
  },
}
