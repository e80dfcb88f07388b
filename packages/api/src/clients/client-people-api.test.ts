import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { ClientPersonInput } from './client-person'
import { aClientPerson, aClientPersonInput } from './clients-fixtures'

const params = { practiceId: 'p', clientId: 'c' }
const path = '/api/v1/practices/p/clients/c/people'

it('adds a person, once for each idempotency key, and changes the version that was read', async () => {
  const { api, http } = apiAnswering(aClientPerson())
  await api.clientPeople.create(params, aClientPersonInput(), { idempotencyKey: 'k' })
  const body = { ...aClientPersonInput(), version: 1 }
  await api.clientPeople.update({ ...params, personId: 'a' }, body)
  expect(http.sent).toMatchObject([
    { method: 'POST', path, body: aClientPersonInput(), idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/a`, body },
  ])
})

it('takes a person away', async () => {
  const { api, http } = apiAnswering(null)
  await api.clientPeople.remove({ ...params, personId: 'a' })
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${path}/a` }])
})

const custody = { legal: 'joint', mayConsent: true, mayHaveInformation: true, until: null } as const

it.each([
  ['no role', { roles: [] }, 'roles'],
  ['a role twice', { roles: ['emergency', 'emergency'] }, 'roles'],
  ['a guardian of whom nothing is said', { roles: ['guardian'] }, 'custody'],
  ['custody of one who is no guardian', { roles: ['emergency'], custody }, 'custody'],
  ['nothing that can be seen for a name', { name: '\u200B' }, 'name'],
] as const)('refuses %s', (_, changes, path) => {
  const refused = ClientPersonInput.safeParse({ ...aClientPersonInput(), ...changes })
  expect(refused.error?.issues.map((issue) => issue.path)).toEqual([[path]])
})

it('takes a guardian with what they may do', () => {
  const guardian = { ...aClientPersonInput(), roles: ['guardian', 'emergency'], custody }
  expect(ClientPersonInput.safeParse(guardian).success).toBe(true)
})
