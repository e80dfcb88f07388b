import type { User } from '@oaklet/api'
import { anOrganizationSummary, aUser, fixtureId } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { completeUser } from './complete-user'
import { createFakeAuth, createFakeBrowser, type FakeAuth } from './testing'

const bare = aUser({
  organizationId: null,
  organizationName: null,
  practiceId: null,
  currentPractice: null,
  assignedPractices: [],
})

function server(answers: Partial<FakeAuth> = {}) {
  const auth = Object.assign(createFakeAuth(), answers)
  const parts = { auth, platform: createFakeBrowser().openTab() }
  const { signal } = new AbortController()
  return { auth, complete: (user: User) => completeUser(parts, user, { bearer: 'a.b.c', signal }) }
}

it('asks nobody when nothing is missing', async () => {
  const { auth, complete } = server()
  expect(await complete(aUser())).toEqual({ user: aUser(), organization: null })
  expect(auth.calls).toEqual([])
})

it('fills missing ids from the current user first', async () => {
  const { auth, complete } = server()
  expect((await complete(bare)).user).toEqual(aUser())
  expect(auth.calls).toEqual(['getCurrentUser'])
})

it('then fills them from the organization', async () => {
  const { auth, complete } = server({ user: bare })
  const { user, organization } = await complete(bare)
  expect(auth.calls).toEqual(['getCurrentUser', 'getCurrentOrganization'])
  expect(organization).toEqual(anOrganizationSummary())
  expect(user).toMatchObject({
    organizationId: fixtureId(2),
    organizationName: 'Oakwood Therapy Group',
    practiceId: fixtureId(3),
    currentPractice: fixtureId(3),
  })
})

it('leaves alone what the user has', async () => {
  const { complete } = server()
  const user = { ...bare, organizationName: 'My own', staffId: null }
  expect((await complete(user)).user).toMatchObject({ organizationName: 'My own', staffId: fixtureId(5) })
})

it('works in the first of the assigned practices when there is no single one', async () => {
  const user = aUser({
    practiceId: null,
    currentPractice: null,
    assignedPractices: [fixtureId(7), fixtureId(8)],
  })
  expect((await server().complete(user)).user.currentPractice).toBe(fixtureId(7))
})

it('keeps the practice that is chosen', async () => {
  const user = aUser({ practiceId: fixtureId(7), currentPractice: fixtureId(8) })
  expect((await server().complete(user)).user.currentPractice).toBe(fixtureId(8))
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
