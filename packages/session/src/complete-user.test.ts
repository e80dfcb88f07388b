import { anOrganizationSummary, aUser, fixtureId } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { completeUser, type UserLookups } from './complete-user'

const bare = aUser({
  organizationId: null,
  organizationName: null,
  practiceId: null,
  currentPractice: null,
  assignedPractices: [],
})

function lookups(answers: Partial<UserLookups> = {}) {
  const asked: string[] = []
  return {
    asked,
    currentUser: () => {
      asked.push('user')
      return answers.currentUser?.() ?? Promise.resolve(null)
    },
    organization: () => {
      asked.push('organization')
      return answers.organization?.() ?? Promise.resolve(anOrganizationSummary())
    },
  }
}

it('asks nobody when nothing is missing', async () => {
  const look = lookups()
  expect(await completeUser(aUser(), look)).toEqual({ user: aUser(), organization: null })
  expect(look.asked).toEqual([])
})

it('fills missing ids from the current user first', async () => {
  const look = lookups({ currentUser: () => Promise.resolve(aUser()) })
  expect((await completeUser(bare, look)).user).toEqual(aUser())
  expect(look.asked).toEqual(['user'])
})

it('then fills them from the organization', async () => {
  const look = lookups()
  const { user, organization } = await completeUser(bare, look)
  expect(look.asked).toEqual(['user', 'organization'])
  expect(organization).toEqual(anOrganizationSummary())
  expect(user).toMatchObject({
    organizationId: fixtureId(2),
    organizationName: 'Oakwood Therapy Group',
    practiceId: fixtureId(3),
    currentPractice: fixtureId(3),
  })
})

it('works in the first of the assigned practices when there is no single one', async () => {
  const user = aUser({
    practiceId: null,
    currentPractice: null,
    assignedPractices: [fixtureId(7), fixtureId(8)],
  })
  expect((await completeUser(user, lookups())).user.currentPractice).toBe(fixtureId(7))
})

it('keeps the practice that is chosen', async () => {
  const user = aUser({ practiceId: fixtureId(7), currentPractice: fixtureId(8) })
  expect((await completeUser(user, lookups())).user.currentPractice).toBe(fixtureId(8))
})

it('says that no organization is known', async () => {
  const organization = () => Promise.resolve(anOrganizationSummary({ id: '' }))
  await expect(completeUser(bare, lookups({ organization }))).rejects.toMatchObject({
    code: 'missing_organization',
    userMessage: 'Missing organization ID from server',
  })
})

it('says that no practice is known', async () => {
  const organization = () =>
    Promise.resolve(anOrganizationSummary({ practiceId: null, assignedPractices: [] }))
  await expect(completeUser(bare, lookups({ organization }))).rejects.toMatchObject({
    code: 'missing_practice',
    userMessage: 'No practice information available',
  })
})
