import type { Client, Measure, Page } from '@oaklet/api/contract'
import { aMeasureBody } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordMeasure } from '../../testing/a-measure'
import { requester, type SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let client: Client
let made: Measure

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  client = await addClient(practice, owner)
  made = await recordMeasure(practice, owner, client.id)
})

/** Every call about a client’s measures, of which the last names one. */
const callsOn = (clientId: string, measureId = made.id) => {
  const base = `clients/${clientId}/measures`
  return [
    ['GET', base, undefined],
    ['POST', base, aMeasureBody()],
    ['POST', `${base}/${measureId}/entered-in-error`, { reason: 'Of another client', version: 1 }],
  ] as const
}
type Ask = SignedInPerson['request']
const statuses = async (ask: Ask, ...of: Parameters<typeof callsOn>) => {
  const found: number[] = []
  for (const [method, path, body] of callsOn(...of)) found.push((await ask(method, path, body)).status)
  return found
}
const as =
  (person: Pick<SignedInPerson, 'request'>, { path } = practice): Ask =>
  (method, rest, body) =>
    person.request(method, path(rest), body)
const standsAsItWas = async () =>
  expect(dataOf<Page<Measure>>(await as(owner)(...callsOn(client.id)[0])).items).toEqual([made])

describe('a client’s measures', () => {
  it('are told to nobody without a session', async () => {
    expect(await statuses(as({ request: requester(test) }), client.id)).toEqual([401, 401, 401])
  })

  it('are refused to roles without the permission', async () => {
    for (const role of ['Biller', 'Scheduler', 'Read-only'] as const) {
      expect(await statuses(as(await practice.as(role)), client.id)).toEqual([403, 403, 403])
    }
    await standsAsItWas()
  })

  it('are open to clinicians, supervisors and whoever runs the practice', async () => {
    for (const role of ['Clinician', 'Supervisor', 'Practice Manager', 'Owner'] as const) {
      const { id } = await recordMeasure(practice, owner, client.id)
      expect(await statuses(as(await practice.as(role)), client.id, id)).toEqual([200, 200, 200])
    }
  })

  it('are unknown in another practice and in another organization', async () => {
    const practiceIds = [practice.practiceId, practice.otherPracticeId]
    const both = await practice.as('Owner', { practiceIds })
    const beside = (rest: string) => `/api/v1/practices/${practice.otherPracticeId}/${rest}`
    expect(
      await statuses((method, rest, body) => both.request(method, beside(rest), body), client.id),
    ).toEqual([404, 404, 404])
    const strangers = await aPractice(test)
    const stranger = await strangers.as('Owner')
    expect(await statuses(as(stranger), client.id)).toEqual([404, 404, 404])
    expect(await statuses(as(stranger, strangers), client.id)).toEqual([404, 404, 404])
    await standsAsItWas()
  })

  it('are unknown where there is no such client, and one by its id under another client', async () => {
    expect(await statuses(as(owner), test.deps.newId())).toEqual([404, 404, 404])
    const other = await addClient(practice, owner)
    expect(await statuses(as(owner), other.id)).toEqual([200, 200, 404])
    await standsAsItWas()
  })

  it('are known to a clinician for own clients as long as the client is theirs', async () => {
    const own = await practice.as('Clinician (own clients)')
    expect(await statuses(as(own), client.id)).toEqual([404, 404, 404])
    await standsAsItWas()
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    const { id } = await recordMeasure(practice, owner, theirs.id)
    expect(await statuses(as(own), theirs.id, id)).toEqual([200, 200, 200])
  })
})
