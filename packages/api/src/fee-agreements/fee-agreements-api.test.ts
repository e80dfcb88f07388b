import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { FeeAgreementInput } from './fee-agreements-contract'
import { aFeeAgreement, aFeeAgreementInput } from './fee-agreements-fixtures'
import { FEE_AGREEMENTS_MESSAGES } from './fee-agreements-messages'

const params = { practiceId: 'p', clientId: 'c' }
const path = '/api/v1/practices/p/clients/c/fee-agreements'

it('lists a client’s agreements', async () => {
  const { api, http } = apiAnswering([aFeeAgreement()])
  expect(await api.feeAgreements.list(params)).toEqual([aFeeAgreement()])
  expect(http.sent).toMatchObject([{ method: 'GET', path, bearer: 'a.b.c' }])
})

it('adds an agreement, once for each idempotency key, and changes the version that was read', async () => {
  const { api, http } = apiAnswering(aFeeAgreement())
  await api.feeAgreements.create(params, aFeeAgreementInput(), { idempotencyKey: 'k' })
  const body = { ...aFeeAgreementInput(), version: 1 }
  await api.feeAgreements.update({ ...params, agreementId: 'a' }, body)
  expect(http.sent).toMatchObject([
    { method: 'POST', path, body: aFeeAgreementInput(), idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/a`, body },
  ])
})

it('deletes what was entered by mistake', async () => {
  const { api, http } = apiAnswering(null)
  await api.feeAgreements.remove({ ...params, agreementId: 'a' })
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${path}/a` }])
})

it('says what failed where the server gives no sentence', () => {
  expect(Object.keys(FEE_AGREEMENTS_MESSAGES)).toEqual(['list', 'create', 'update', 'remove'])
})

it.each([
  ['feeCents', 'Enter either a fee or a percentage', { percentOff: 20 }],
  ['feeCents', 'Enter either a fee or a percentage', { feeCents: null }],
  ['percentOff', 'Use 1 to 100 percent', { feeCents: null, percentOff: 0 }],
  ['feeCents', 'The fee can’t be negative', { feeCents: -1 }],
  ['endsOn', 'Enter a day that is not before the first day', { endsOn: '2026-10-31' }],
  ['reason', 'Enter the reason', { reason: ' ' }],
  ['agreedBy', 'Enter who agreed to it', { agreedBy: '' }],
])('refuses at %s: %s', (field, message, changes) => {
  const result = FeeAgreementInput.safeParse({ ...aFeeAgreementInput(), ...changes })
  expect(result.error?.issues.map(({ path: at, message: said }) => [at.join('.'), said])).toEqual([
    [field, message],
  ])
})
