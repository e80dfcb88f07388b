import { expect, it } from 'vitest'
import { anAddress } from '../organization/organization-fixtures'
import { apiAnswering } from '../testing/api-for'
import { PayerInput } from './payers-contract'
import { aPayer, aPayerInput, aPayerRule } from './payers-fixtures'
import { PAYERS_MESSAGES } from './payers-messages'

it('lists the practice’s payers', async () => {
  const { api, http } = apiAnswering([aPayer()])
  expect(await api.payers.list({ practiceId: 'p' })).toEqual([aPayer()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: '/api/v1/practices/p/payers' }])
})

const params = { practiceId: 'p', payerId: 'r' }
const typed = aPayerInput({ phone: '(800) 624-0756' })

it('adds a payer with the digits of its phone, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(aPayer())
  expect(await api.payers.create(params, typed, { idempotencyKey: 'k' })).toEqual(aPayer())
  const path = '/api/v1/practices/p/payers'
  expect(http.sent).toMatchObject([{ method: 'POST', path, idempotencyKey: 'k', csrf: 'csrf' }])
  expect(http.sent[0]?.body).toEqual({ ...typed, phone: '8006240756' })
})

it('updates a payer on the version that was edited', async () => {
  const { api, http } = apiAnswering(aPayer({ version: 3 }))
  expect(await api.payers.update(params, { ...typed, version: 2 })).toMatchObject({ version: 3 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: '/api/v1/practices/p/payers/r' }])
  expect(http.sent[0]?.body).toEqual({ ...typed, phone: '8006240756', version: 2 })
})

it('deletes a payer', async () => {
  const { api, http } = apiAnswering(null)
  await api.payers.remove(params)
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: '/api/v1/practices/p/payers/r' }])
})

it('lists the rules of payers, and takes one away', async () => {
  const listed = apiAnswering([aPayerRule()])
  expect(await listed.api.payers.rules({ practiceId: 'p' })).toEqual([aPayerRule()])
  const { api, http } = apiAnswering(null)
  await api.payers.removeRule({ practiceId: 'p', ruleId: 'r' })
  expect([...listed.http.sent, ...http.sent]).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/payer-rules' },
    { method: 'DELETE', path: '/api/v1/practices/p/payer-rules/r' },
  ])
})

it('has a sentence for when the server gives none', () => {
  expect(PAYERS_MESSAGES).toEqual({
    list: 'Failed to load payers',
    save: 'Failed to save billing settings',
    rules: 'Failed to load billing settings',
    removeRule: 'Failed to save billing settings',
  })
})

it('takes a payer id and modifiers in small letters, and makes capitals of them', () => {
  const telehealth = { ...aPayerInput().telehealth, videoModifier: ' gt ' }
  expect(PayerInput.parse(aPayerInput({ payerId: ' sb580 ', telehealth }))).toMatchObject({
    payerId: 'SB580',
    telehealth: { videoModifier: 'GT' },
  })
})

it.each<[string, Partial<PayerInput>]>([
  ['payerId', { payerId: '6' }],
  ['filingDays', { filingDays: 0 }],
  ['correctedDays', { correctedDays: 1096 }],
  ['telehealth.placeForHome', { telehealth: { ...aPayerInput().telehealth, placeForHome: '1' } }],
  ['claimAddress.street', { claimAddress: anAddress({ street: '' }) }],
])('refuses a wrong %s', (path, changes) => {
  const { error } = PayerInput.safeParse(aPayerInput(changes))
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
})
