import type { FeeAgreement, FeeSchedule } from '@oaklet/api/contract'
import { aFeeAgreementInput, aFeeScheduleInput } from '@oaklet/api/testing'
import { insertPayer } from '../a-coverage'
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

async function aSchedule({ practice, owner, test }: CallScene) {
  const body = aFeeScheduleInput({ payerId: await insertPayer(test, practice) })
  const path = practice.path('fee-schedules')
  const { id: scheduleId, version } = dataOf<FeeSchedule>(await owner.request('POST', path, body))
  return { by: owner.request, params: { scheduleId }, body: { ...body, version } }
}

/** The calls about what clients pay in place of the full fee, and about what payers allow. */
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
  createFeeSchedule: async ({ practice, owner, test }) => ({
    by: owner.request,
    body: aFeeScheduleInput({ payerId: await insertPayer(test, practice) }),
  }),
  updateFeeSchedule: async (scene) => {
    const { body, ...call } = await aSchedule(scene)
    return { ...call, body: { ...body, endsOn: '2026-12-31' } }
  },
  deleteFeeSchedule: async (scene) => {
    const { by, params } = await aSchedule(scene)
    return { by, params }
  },
}
