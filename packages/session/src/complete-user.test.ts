import { ApiError, type User } from '@oaklet/api'
import { anOrganizationSummary, aRole, aUser, fixtureId } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { completeUser, renewUser } from './complete-user'
import { createFakeAuth, createFakeBrowser, type FakeAuth } from './testing'

const NOW = { nowMs: 7, monotonicMs: 7 }
const bare = aUser({
  organizationId: null,
  organizationName: null,
  practiceId: null,
  currentPractice: null,
  assignedPractices: [],
})

function server(answers: Partial<FakeAuth> = {}) {
  const auth = Object.assign(createFakeAuth(), answers)
  const parts = { auth, platform: createFakeBrowser().openTab(), moment: () => NOW }
  const asking = { bearer: () => 'a.b.c', signal: new AbortController().signal }
  return {
    auth,
    complete: (user: User) => completeUser(parts, user, asking),
    renew: (cached: User) => renewUser(parts, cached, asking),
  }
}

it('asks nobody when nothing is missing', async () => {
  const { auth, complete } = server()
  expect(await complete(aUser())).toEqual({ user: aUser(), userFetched: NOW })
  expect(auth.calls).toEqual([])
})

it('fills missing ids from the current user first', async () => {
  const { auth, complete } = server()
  expect((await complete(bare)).user).toEqual(aUser())
  expect(auth.calls).toEqual(['getCurrentUser'])
})

it('then fills them from the organization', async () => {
  const { auth, complete } = server({ user: bare })
  const { user } = await complete(bare)
  expect(auth.calls).toEqual(['getCurrentUser', 'getCurrentOrganization'])
  expect(user).toMatchObject({
    organizationId: fixtureId(2),
    organizationName: 'Oakwood Therapy Group',
    practiceId: fixtureId(3),
    currentPractice: fixtureId(3),
  })
})

it('leaves alone what the user has', async () => {
  const { complete } = server()
  const user = { ...bare, organizationName: 'My own', assignedPractices: [fixtureId(8)] }
  const found = (await complete(user)).user
  expect(found).toMatchObject({ organizationName: 'My own', assignedPractices: [fixtureId(8)] })
})

it('adds the permissions of all roles', async () => {
  const roles = [aRole({ permissions: ['clients:view'] }), aRole({ permissions: ['claims:post'] })]
  const { user } = await server().complete(aUser({ roles, permissions: [] }))
  expect(user.permissions).toEqual(['clients:view', 'claims:post'])
})

it('keeps the practice chosen in this browser when the person is asked for anew', async () => {
  const assigned = { assignedPractices: [fixtureId(3), fixtureId(8)] }
  const { renew } = server({ user: aUser({ ...assigned, name: 'Olivia Wren-Bell' }) })
  const found = await renew(aUser({ ...assigned, currentPractice: fixtureId(8) }))
  expect(found?.user).toMatchObject({ name: 'Olivia Wren-Bell', currentPractice: fixtureId(8) })
})

it('finds nobody anew when the server knows them no more', async () => {
  const gone = new ApiError({ code: 'not_found', status: 404, serverMessage: null, requestId: null })
  expect(await server({ getCurrentUser: () => Promise.reject(gone) }).renew(aUser())).toBeNull()
})

it('says that no organization is known', async () => {
  const getCurrentOrganization = () => Promise.resolve(anOrganizationSummary({ id: '' }))
  await expect(server({ user: bare, getCurrentOrganization }).complete(bare)).rejects.toMatchObject({
    code: 'missing_organization',
    userMessage: 'Missing organization ID from server',
  })
})

it('says that no practice is known', async () => {
  const nowhere = anOrganizationSummary({ practiceId: null, assignedPractices: [] })
  const getCurrentOrganization = () => Promise.resolve(nowhere)
  await expect(server({ user: bare, getCurrentOrganization }).complete(bare)).rejects.toMatchObject({
    code: 'missing_practice',
    userMessage: 'No practice information available',
  })
})
