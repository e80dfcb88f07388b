import type { FeeAgreement } from '@oaklet/api/contract'
import { aFeeAgreementInput } from '@oaklet/api/testing'
import { addClient, dataOf } from '../an-appointment'
import type { CallScene, PrepareCall } from './call-scene'

async function anAgreement({ practice, owner, test }: CallScene) {
  const { id: clientId } = await addClient(practice, owner)
  const path = practice.path(`clients/${clientId}/fee-agreements`)
  const startsOn = test.clock.now().toISOString().slice(0, 10)
  const body = aFeeAgreementInput({ startsOn })
  const { id: agreementId, version } = dataOf<FeeAgreement>(await owner.request('POST', path, body))
  return { by: owner.request, params: { clientId, agreementId }, body: { ...body, version } }
}

/** The calls about what clients pay in place of the full fee. */
export const FEE_CALLS: Readonly<Record<string, PrepareCall>> = {
  createFeeAgreement: async ({ practice, owner }) => ({
    by: owner.request,
    params: { clientId: (await addClient(practice, owner)).id },
    body: aFeeAgreementInput(),
  }),
  updateFeeAgreement: async (scene) => {
    const { body, ...call } = await anAgreement(scene)
    return { ...call, body: { ...body, reason: 'Hardship' } }
  },
  deleteFeeAgreement: async (scene) => {
    const { by, params } = await anAgreement(scene)
    return { by, params }
  },
}
