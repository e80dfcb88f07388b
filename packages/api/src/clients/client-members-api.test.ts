import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { aClientMember, aClientMemberInput } from './clients-fixtures'

const client = { practiceId: 'p', clientId: 'c' }
const path = '/api/v1/practices/p/clients/c/members'

it('lists members, and what the client is a member of', async () => {
  const { api, http } = apiAnswering({ members: [aClientMember()], memberOf: [] })
  expect(await api.clientMembers.list(client)).toEqual({ members: [aClientMember()], memberOf: [] })
  expect(http.sent).toMatchObject([{ method: 'GET', path }])
})

it('adds a member once, changes them and takes them out', async () => {
  const { api, http } = apiAnswering(aClientMember())
  await api.clientMembers.create(client, aClientMemberInput(), { idempotencyKey: 'k' })
  await api.clientMembers.update({ ...client, memberId: 'm' }, { ...aClientMemberInput(), version: 1 })
  expect(http.sent).toMatchObject([
    { method: 'POST', path, idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/m` },
  ])
  const { api: other, http: removing } = apiAnswering(null)
  await other.clientMembers.remove({ ...client, memberId: 'm' })
  expect(removing.sent).toMatchObject([{ method: 'DELETE', path: `${path}/m` }])
})
