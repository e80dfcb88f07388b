import { BUILT_IN_ROLE_PERMISSIONS, BUILT_IN_ROLES, type Holiday } from '@oaklet/api/contract'
import { aHolidayInput, aLocationInput, anOrganizationSettingsBody } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { dataOf } from '../../testing/an-appointment'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let holiday: Holiday
beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  holiday = dataOf(await owner.request('POST', practice.path('holidays'), aHolidayInput()))
})

interface Place {
  organizationId: string
  practiceId: string
}

interface Call {
  method: string
  path: string
  body?: unknown
  /** Reading is for everyone who is signed in. */
  isRead?: true
}

/** Every call on settings, locations and holidays. */
const callsIn = ({ organizationId, practiceId }: Place) => {
  const organization = `/api/v1/organizations/${organizationId}`
  const inPractice = `/api/v1/practices/${practiceId}`
  const [location, one] = [
    `${inPractice}/locations/${practice.locationId}`,
    `${inPractice}/holidays/${holiday.id}`,
  ]
  return {
    ofOrganization: [
      { isRead: true, method: 'GET', path: `${organization}/settings` },
      { isRead: true, method: 'GET', path: `${organization}/practices/${practiceId}` },
      { method: 'PUT', path: `${organization}/settings`, body: anOrganizationSettingsBody() },
      { method: 'PATCH', path: `${organization}/settings/businessHours/monday`, body: { ranges: [] } },
      { method: 'GET', path: `${organization}/setup` },
      { method: 'PATCH', path: `${organization}/setup`, body: { confirm: 'name' } },
    ],
    ofPractice: [
      { isRead: true, method: 'GET', path: `${inPractice}/locations` },
      { isRead: true, method: 'GET', path: `${inPractice}/locations/active` },
      { isRead: true, method: 'GET', path: `${inPractice}/holidays` },
      { method: 'POST', path: `${inPractice}/locations`, body: aLocationInput() },
      { method: 'POST', path: `${inPractice}/holidays`, body: aHolidayInput() },
    ],
    ofRecord: [
      { isRead: true, method: 'GET', path: `${location}/holidays` },
      { method: 'PUT', path: location, body: { ...aLocationInput(), version: 1 } },
      { method: 'GET', path: `${location}/removal-check` },
      { method: 'PUT', path: `${location}/set-primary` },
      { method: 'DELETE', path: location },
      { method: 'PUT', path: one, body: { ...aHolidayInput(), version: 1 } },
      { method: 'DELETE', path: one },
    ],
  } satisfies Record<string, Call[]>
}
const allIn = (place: Place): Call[] => Object.values(callsIn(place)).flat()
const powerless = BUILT_IN_ROLES.filter((role) => !BUILT_IN_ROLE_PERMISSIONS[role].includes('settings:edit'))

describe('settings, locations and holidays', () => {
  it('are for those who are signed in', async () => {
    for (const { method, path, body } of allIn(practice)) {
      expect((await requester(test)(method, path, body)).status).toBe(401)
    }
  })

  it('are changed by six roles of eight never', () => {
    expect(powerless).toHaveLength(6)
  })

  it.each(powerless)('are seen and not changed by the role %s', async (role) => {
    const person = await practice.as(role)
    for (const { method, path, body, isRead } of allIn(practice)) {
      const answer = await person.request(method, path, body)
      if (isRead === true) expect(answer.status).toBe(200)
      else expect(refusal(answer)).toEqual([403, 'forbidden'])
    }
    const found = await owner.request('GET', practice.path('holidays'))
    expect(found.data).toEqual([holiday])
  })

  it('are changed by a practice manager', async () => {
    const manager = await practice.as('Practice Manager')
    for (const { method, path, body } of allIn(practice)) {
      const answer = await manager.request(method, path, body)
      // By then another location has been added, and the primary one may not go.
      const isRemoval = method === 'DELETE' || path.endsWith('removal-check')
      const isPrimary = isRemoval && path.includes(practice.locationId)
      expect([path, answer.status]).toEqual([path, isPrimary ? 409 : 200])
    }
  })

  it('of another organization are not found, nor those of a practice that the person isn’t in', async () => {
    const elsewhere = await aPractice(test)
    const outside: Call[] = [
      ...allIn(elsewhere),
      ...callsIn({ ...practice, practiceId: practice.otherPracticeId }).ofPractice,
    ]
    for (const { method, path, body } of outside) {
      expect(refusal(await owner.request(method, path, body))).toEqual([404, 'not_found'])
    }
  })

  it('are not found through another practice of the same person', async () => {
    const { practiceId, otherPracticeId } = practice
    const both = await practice.as('Owner', { practiceIds: [practiceId, otherPracticeId] })
    const beside: Call[] = callsIn({ ...practice, practiceId: otherPracticeId }).ofRecord
    for (const { method, path, body } of beside) {
      expect(refusal(await both.request(method, path, body))).toEqual([404, 'not_found'])
    }
    expect((await owner.request('GET', practice.path('holidays'))).data).toEqual([holiday])
  })
})
