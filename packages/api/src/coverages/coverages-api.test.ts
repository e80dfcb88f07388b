import { expect, it } from 'vitest'
import { aPage } from '../testing/a-page'
import { apiAnswering } from '../testing/api-for'
import { Coverage, CoverageInput } from './coverages-contract'
import {
  aCoverage,
  aCoverageInput,
  aListedAuthorization,
  anAuthorization,
  anAuthorizationInput,
} from './coverages-fixtures'
import { COVERAGES_MESSAGES } from './coverages-messages'

const params = { practiceId: 'p', clientId: 'c' }
const path = '/api/v1/practices/p/clients/c'

it('lists a client’s coverages with their authorizations', async () => {
  const found = { coverages: [aCoverage()], authorizations: [anAuthorization()] }
  const { api, http } = apiAnswering(found)
  expect(await api.coverages.list(params)).toEqual(found)
  expect(http.sent).toMatchObject([{ method: 'GET', path: `${path}/coverages`, bearer: 'a.b.c' }])
})

it('adds a coverage, once for each idempotency key, and changes the version that was read', async () => {
  const { api, http } = apiAnswering(aCoverage())
  await api.coverages.create(params, aCoverageInput(), { idempotencyKey: 'k' })
  const body = { ...aCoverageInput(), version: 1 }
  await api.coverages.update({ ...params, coverageId: 'v' }, body)
  expect(http.sent).toMatchObject([
    { method: 'POST', path: `${path}/coverages`, body: aCoverageInput(), idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/coverages/v`, body },
  ])
})

it('adds an authorization, once for each idempotency key, and changes the version that was read', async () => {
  const { api, http } = apiAnswering(anAuthorization())
  await api.coverages.createAuthorization(params, anAuthorizationInput(), { idempotencyKey: 'k' })
  const body = { ...anAuthorizationInput(), version: 1 }
  await api.coverages.updateAuthorization({ ...params, authorizationId: 'a' }, body)
  expect(http.sent).toMatchObject([
    { method: 'POST', path: `${path}/authorizations`, body: anAuthorizationInput(), idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/authorizations/a`, body },
  ])
})

it('lists the practice’s authorizations by how they stand', async () => {
  const page = aPage([aListedAuthorization()])
  const { api, http } = apiAnswering(page)
  expect(await api.coverages.listAuthorizations({ practiceId: 'p' }, { q: 'vega', state: 'low' })).toEqual(
    page,
  )
  expect(http.sent).toMatchObject([
    { method: 'GET', path: '/api/v1/practices/p/authorizations?q=vega&state=low' },
  ])
})

it('deletes what was entered by mistake', async () => {
  const { api, http } = apiAnswering(null)
  await api.coverages.remove({ ...params, coverageId: 'v' })
  await api.coverages.removeAuthorization({ ...params, authorizationId: 'a' })
  expect(http.sent).toMatchObject([
    { method: 'DELETE', path: `${path}/coverages/v` },
    { method: 'DELETE', path: `${path}/authorizations/a` },
  ])
})

it('a policy holder stands in a coverage exactly where that is not the client', () => {
  const policyHolder = {
    ...{ firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: null, address: null },
    administrativeSex: 'female' as const,
  }
  const refused = (changes: Partial<CoverageInput>) =>
    CoverageInput.safeParse(aCoverageInput(changes)).error?.issues.map(({ path: at }) => at.join('.'))
  expect(refused({ relation: 'spouse' })).toEqual(['policyHolder'])
  expect(refused({ policyHolder })).toEqual(['policyHolder'])
  expect(refused({ relation: 'spouse', policyHolder })).toBeUndefined()
  expect(refused({ effectiveTo: '2025-12-31' })).toEqual(['effectiveTo'])
})

it('an answer names who verified the coverage', () => {
  expect(Coverage.parse(aCoverage()).verifiedByName).toBe('Dana Reyes')
})

it('has a sentence for each call that fails without one of the server’s', () => {
  expect(COVERAGES_MESSAGES).toEqual({
    list: 'Failed to load coverage',
    create: 'Failed to save coverage',
    update: 'Failed to save coverage',
    remove: 'Failed to delete coverage',
    listAuthorizations: 'Failed to load authorizations',
    createAuthorization: 'Failed to save authorization',
    updateAuthorization: 'Failed to save authorization',
    removeAuthorization: 'Failed to delete authorization',
  })
})
