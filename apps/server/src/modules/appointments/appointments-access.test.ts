import type { Appointment, Page } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let clientId: string
let made: Appointment

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  clientId = (await addClient(practice, owner)).id
  made = await book(practice, owner, appointmentBody(practice, { clientId, clinicianId: owner.staffId }))
})

/** Every call that names one appointment. */
const callsOn = (id: string) => {
  const body = appointmentBody(practice, { clientId, clinicianId: owner.staffId })
  const time = { startsAt: at('12:00'), endsAt: at('12:50'), allowOverlap: false, version: 1 }
  return [
    ['GET', `appointments/${id}`, undefined],
    ['PUT', `appointments/${id}`, { ...body, version: 1 }],
    ['PATCH', `appointments/${id}/time`, time],
    ['PATCH', `appointments/${id}/status`, { status: 'confirmed', version: 1 }],
  ] as const
}

describe('an appointment', () => {
  it('is not found in another practice, nor from another organization', async () => {
    const both = await practice.as('Owner', { practiceIds: [practice.practiceId, practice.otherPracticeId] })
    const strangers = await aPractice(test)
    const stranger = await strangers.as('Owner')
    for (const [method, path, body] of callsOn(made.id)) {
      const beside = await both.request(method, `/api/v1/practices/${practice.otherPracticeId}/${path}`, body)
      const outside = await stranger.request(method, strangers.path(path), body)
      expect([beside.status, outside.status]).toEqual([404, 404])
    }
    expect(dataOf(await owner.request('GET', practice.path(`appointments/${made.id}`)))).toEqual(made)
  })

  it('is unknown to a clinician who sees only their own', async () => {
    const own = await practice.as('Clinician (own clients)')
    for (const [method, path, body] of callsOn(made.id)) {
      expect((await own.request(method, practice.path(path), body)).status).toBe(404)
    }
    const range = practice.path(`appointments?from=${at('00:00')}&to=${at('23:00')}`)
    expect(dataOf(await own.request('GET', range))).toEqual([])
    const list = practice.path(`clients/${clientId}/appointments`)
    expect(dataOf<Page<Appointment>>(await own.request('GET', list)).total).toBe(0)
  })

  it('can be booked by such a clinician only for themselves, with their own clients', async () => {
    const own = await practice.as('Clinician (own clients)')
    const theirs = await addClient(practice, owner, { primaryClinicianId: own.staffId })
    const post = (who: { clientId: string; clinicianId: string }) =>
      own.request('POST', practice.path('appointments'), appointmentBody(practice, who))
    const forOther = await post({ clientId: theirs.id, clinicianId: owner.staffId })
    expect([forOther.status, forOther.body.code]).toEqual([403, 'forbidden'])
    const withOther = await post({ clientId, clinicianId: own.staffId })
    expect(withOther.body.fieldErrors?.map(({ path }) => path)).toEqual(['clientIds.0'])
    const booked = dataOf<Appointment>(await post({ clientId: theirs.id, clinicianId: own.staffId }))
    const given = await own.request('PATCH', practice.path(`appointments/${booked.id}/time`), {
      startsAt: at('15:00'),
      endsAt: at('15:50'),
      clinicianId: owner.staffId,
      allowOverlap: false,
      version: booked.version,
    })
    expect(given.status).toBe(403)
  })

  it('is read but not changed by a biller', async () => {
    const biller = await practice.as('Biller')
    const [read, ...writes] = callsOn(made.id)
    expect((await biller.request(read[0], practice.path(read[1]))).status).toBe(200)
    for (const [method, path, body] of writes) {
      expect((await biller.request(method, practice.path(path), body)).status).toBe(403)
    }
  })

  it('created twice under one key is created once', async () => {
    const body = appointmentBody(
      practice,
      { clientId, clinicianId: owner.staffId },
      { startsAt: at('14:00'), endsAt: at('14:50') },
    )
    const post = () =>
      owner.request('POST', practice.path('appointments'), body, { 'Idempotency-Key': 'once' })
    const first = await post()
    expect(dataOf(await post())).toEqual(dataOf(first))
  })
})
