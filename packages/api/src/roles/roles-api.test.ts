import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { RoleInput } from './roles-contract'
import { anAccessPreview, anOwnerRole, anOwnRole, aRoleInput } from './roles-fixtures'
import { ROLES_MESSAGES } from './roles-messages'

const params = { orgId: 'o', roleId: 'r' }
const all = '/api/v1/organizations/o/roles'

it('lists the roles', async () => {
  const { api, http } = apiAnswering([anOwnerRole(), anOwnRole()])
  expect(await api.roles.list(params)).toEqual([anOwnerRole(), anOwnRole()])
  expect(http.sent).toMatchObject([{ method: 'GET', path: all }])
})

it('adds a role, once for each idempotency key', async () => {
  const { api, http } = apiAnswering(anOwnRole())
  expect(await api.roles.create(params, aRoleInput(), { idempotencyKey: 'k' })).toEqual(anOwnRole())
  expect(http.sent).toMatchObject([{ method: 'POST', path: all, idempotencyKey: 'k', body: aRoleInput() }])
})

it('saves a role on the version that was edited', async () => {
  const { api, http } = apiAnswering(anOwnRole({ version: 3 }))
  expect(await api.roles.update(params, { ...aRoleInput(), version: 2 })).toMatchObject({ version: 3 })
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${all}/r`, body: { version: 2 } }])
})

it('deletes a role', async () => {
  const { api, http } = apiAnswering(null)
  await api.roles.remove(params)
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${all}/r` }])
})

it('asks who would gain or lose what', async () => {
  const { api, http } = apiAnswering([anAccessPreview()])
  const body = { permissions: ['clients:view:own' as const] }
  expect(await api.roles.preview(params, body)).toEqual([anAccessPreview()])
  expect(http.sent).toMatchObject([{ method: 'POST', path: `${all}/r/preview`, body }])
})

it('takes permissions of the closed list only, and at least one', () => {
  const refused = [{ permissions: [] }, { permissions: ['clients:burn'] }, { name: ' ' }]
  for (const changes of refused) {
    expect(RoleInput.safeParse({ ...aRoleInput(), ...changes }).success).toBe(false)
  }
  const doubled = aRoleInput({ permissions: ['notes:sign', 'clients:view:own', 'clients:view'] })
  expect(RoleInput.parse(doubled).permissions).toEqual(['clients:view', 'notes:sign'])
})

it('has a sentence for each call that fails', () => {
  expect(Object.keys(ROLES_MESSAGES)).toEqual(['list', 'create', 'update', 'remove', 'preview'])
})
