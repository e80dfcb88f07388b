import type { Appointment, OverlapConflict, Page } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { clientInput } from '../../testing/a-client'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let practice: TestPractice
let owner: SignedInPerson
let clientId: string

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  clientId = (await addClient(practice, owner)).id
})

const mine = (overrides: Parameters<typeof appointmentBody>[2] = {}) =>
  appointmentBody(practice, { clientId, clinicianId: owner.staffId }, overrides)
const move = (appointment: Appointment, from: string, to: string, allowOverlap = false) =>
  owner.request('PATCH', practice.path(`appointments/${appointment.id}/time`), {
    startsAt: at(from),
    endsAt: at(to),
    allowOverlap,
    version: appointment.version,
  })

describe('booking', () => {
  it('answers the appointment with names, service labels and status scheduled', async () => {
    const made = await book(practice, owner, mine({ memo: 'First visit' }))
    expect(made).toMatchObject({
      clients: [{ id: clientId, name: 'Maya Lindqvist', attendance: 'expected' }],
      clinician: { id: owner.staffId, name: 'Owner' },
      location: { id: practice.locationId, name: 'First office' },
      lines: [{ serviceCode: '90834', label: 'Individual session, 45 minutes', feeCents: 15_000 }],
      startsAt: '2026-11-17T15:00:00.000Z',
      memo: 'First visit',
      status: 'scheduled',
      invoiceId: null,
      version: 1,
    })
    expect(dataOf(await owner.request('GET', practice.path(`appointments/${made.id}`)))).toEqual(made)
  })

  it('without a location is telehealth', async () => {
    expect((await book(practice, owner, mine({ locationId: null }))).location).toBeNull()
  })

  it.each(['0027-03-15', '1999-12-31', '2200-01-01'])('is not possible on %s', async (day) => {
    const times = { startsAt: `${day}T14:00:00Z`, endsAt: `${day}T14:50:00Z` }
    const booked = await owner.request('POST', practice.path('appointments'), mine(times))
    expect(booked.status).toBe(422)
    const made = await book(practice, owner, mine())
    const path = practice.path(`appointments/${made.id}/time`)
    const moved = await owner.request('PATCH', path, { ...times, allowOverlap: false, version: made.version })
    expect(moved.status).toBe(422)
  })

  it('names each field that is not of this practice', async () => {
    const stranger = await practice.as('Clinician', { practiceIds: [practice.otherPracticeId] })
    const elsewhere = await owner.request('POST', practice.path('appointments'), {
      ...mine(),
      clientIds: [clientId, test.deps.newId(), clientId],
      clinicianId: stranger.staffId,
      locationId: practice.otherLocationId,
      lines: [{ serviceCode: '00000', modifiers: [], units: 1, feeCents: 0 }],
    })
    expect(elsewhere.status).toBe(422)
    expect(elsewhere.body.fieldErrors?.map(({ path }) => path)).toEqual([
      'clientIds.1',
      'clientIds.2',
      'clinicianId',
      'locationId',
      'lines.0.serviceCode',
    ])
  })

  it('refuses an archived client and someone who is not a clinician', async () => {
    const biller = await practice.as('Biller', { isClinician: false })
    const gone = await addClient(practice, owner, { status: 'inactive' })
    const archived = await owner.request('PUT', practice.path(`clients/${gone.id}`), {
      ...clientInput({ status: 'archived' }),
      version: gone.version,
    })
    expect(archived.status).toBe(200)
    const refused = await owner.request('POST', practice.path('appointments'), {
      ...mine(),
      clientIds: [gone.id],
      clinicianId: biller.staffId,
    })
    expect(refused.body.fieldErrors?.map(({ path }) => path)).toEqual(['clientIds.0', 'clinicianId'])
  })

  it('refuses an end before the start and more than eight hours', async () => {
    for (const endsAt of [at('09:00'), at('18:30')]) {
      const refused = await owner.request('POST', practice.path('appointments'), mine({ endsAt }))
      expect(refused.status).toBe(422)
      expect(refused.body.fieldErrors?.[0]?.path).toBe('endsAt')
    }
  })
})

describe('an overlap of one clinician', () => {
  it('is refused with what is already there, until it is confirmed', async () => {
    const first = await book(practice, owner, mine())
    const again = mine({ startsAt: at('10:30'), endsAt: at('11:20') })
    const refused = await owner.request('POST', practice.path('appointments'), again)
    expect(refused).toMatchObject({ status: 409, body: { code: 'appointment_overlap' } })
    expect(refused.body['conflicts']).toEqual([
      { id: first.id, clientNames: 'Maya Lindqvist', startsAt: first.startsAt, endsAt: first.endsAt },
    ])
    await book(practice, owner, { ...again, allowOverlap: true })
    const third = await owner.request('POST', practice.path('appointments'), again)
    expect(third.body['conflicts']).toHaveLength(2)
  })

  it('is none when one ends as the next starts, for another clinician, or once cancelled', async () => {
    const other = await practice.as('Clinician')
    const first = await book(practice, owner, mine())
    await book(practice, owner, mine({ startsAt: at('10:50'), endsAt: at('11:40') }))
    await book(practice, owner, mine({ clinicianId: other.staffId }))
    await setStatus(practice, owner, first, 'cancelled_client')
    await book(practice, owner, mine())
  })

  it('is asked about again after a move, but not when the time stays', async () => {
    await book(practice, owner, mine())
    const second = await book(practice, owner, mine({ allowOverlap: true }))
    const { version } = second
    const noted = await owner.request('PUT', practice.path(`appointments/${second.id}`), {
      ...mine({ memo: 'A note' }),
      version,
    })
    expect(dataOf<Appointment>(noted).memo).toBe('A note')
    const moved = await move(dataOf(noted), '10:10', '11:00')
    expect(moved.body.code).toBe('appointment_overlap')
    const confirmed = await move(dataOf(noted), '10:10', '11:00', true)
    expect(dataOf<Appointment>(confirmed).version).toBe(version + 2)
  })

  it('is asked about again when a cancelled one comes back', async () => {
    const first = await setStatus(practice, owner, await book(practice, owner, mine()), 'late_cancelled')
    await book(practice, owner, mine())
    const path = practice.path(`appointments/${first.id}/status`)
    const back = { status: 'scheduled', version: first.version }
    expect((await owner.request('PATCH', path, back)).body.code).toBe('appointment_overlap')
    const confirmed = await owner.request('PATCH', path, { ...back, allowOverlap: true })
    expect(dataOf<Appointment>(confirmed).status).toBe('scheduled')
  })

  it('hides whom it is with in a practice where the actor does not work', async () => {
    const both = [practice.practiceId, practice.otherPracticeId]
    const clinician = await practice.as('Clinician', { practiceIds: both })
    const elsewhere = `/api/v1/practices/${practice.otherPracticeId}`
    const there = dataOf<{ id: string }>(
      await clinician.request('POST', `${elsewhere}/clients`, clientInput()),
    )
    const body = mine({ clinicianId: clinician.staffId })
    dataOf(
      await clinician.request('POST', `${elsewhere}/appointments`, {
        ...body,
        clientIds: [there.id],
        locationId: null,
      }),
    )
    const refused = await owner.request('POST', practice.path('appointments'), body)
    const [conflict] = refused.body['conflicts'] as OverlapConflict[]
    expect(conflict?.clientNames).toBe('Another appointment')
    const known = await clinician.request('POST', practice.path('appointments'), body)
    expect((known.body['conflicts'] as OverlapConflict[])[0]?.clientNames).toBe('Maya Lindqvist')
  })
})

describe('changing', () => {
  it('on an old version is refused with the appointment as it stands', async () => {
    const made = await book(practice, owner, mine())
    const moved = dataOf<Appointment>(await move(made, '12:00', '12:50'))
    const late = await move(made, '13:00', '13:50')
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_edit', current: moved } })
  })

  it('replaces clients and services, and keeps who came', async () => {
    const other = await addClient(practice, owner, { firstName: 'Ravi' })
    const made = await book(practice, owner, mine())
    const changed = await owner.request('PUT', practice.path(`appointments/${made.id}`), {
      ...mine({
        clientIds: [other.id, clientId],
        lines: [{ serviceCode: '90847', modifiers: ['95'], units: 1, feeCents: 17_500 }],
      }),
      version: made.version,
    })
    expect(dataOf(changed)).toMatchObject({
      clients: [{ id: other.id }, { id: clientId }],
      lines: [{ serviceCode: '90847', modifiers: ['95'] }],
      version: 2,
    })
  })

  it('leaves time and services alone once it is completed, but takes a memo', async () => {
    const made = await setStatus(practice, owner, await book(practice, owner, mine()), 'completed')
    expect(made.clients[0]?.attendance).toBe('present')
    expect((await move(made, '12:00', '12:50')).body.code).toBe('transition_refused')
    const put = (body: object) =>
      owner.request('PUT', practice.path(`appointments/${made.id}`), { ...body, version: made.version })
    expect((await put(mine({ endsAt: at('11:00') }))).body.code).toBe('transition_refused')
    expect(dataOf<Appointment>(await put(mine({ memo: 'Went well' }))).memo).toBe('Went well')
  })

  it('follows the status machine', async () => {
    const made = await setStatus(practice, owner, await book(practice, owner, mine()), 'no_show')
    const path = practice.path(`appointments/${made.id}/status`)
    const refused = await owner.request('PATCH', path, { status: 'completed', version: made.version })
    expect(refused).toMatchObject({ status: 409, body: { code: 'transition_refused' } })
  })
})

describe('lists', () => {
  it('a range holds whatever touches it, and at most 62 days', async () => {
    const early = await book(practice, owner, mine({ startsAt: at('08:00'), endsAt: at('09:30') }))
    await book(practice, owner, mine({ startsAt: at('14:00'), endsAt: at('14:50') }))
    const range = (from: string, to: string) =>
      owner.request('GET', practice.path(`appointments?from=${from}&to=${to}`))
    const found = dataOf<Appointment[]>(await range(at('09:00'), at('14:00')))
    expect(found.map(({ id }) => id)).toEqual([early.id])
    expect((await range('2026-01-01T00:00:00Z', '2026-03-05T00:00:00Z')).status).toBe(422)
    expect((await range(at('14:00'), at('09:00'))).status).toBe(422)
  })

  it('a client’s upcoming ones come in order of start, past ones the latest first', async () => {
    const times = ['08:00', '08:15', '10:00', '12:00', '11:00']
    for (const time of times) {
      await book(practice, owner, mine({ startsAt: at(time), endsAt: at(time.replace(/.$/, '9')) }))
    }
    const list = async (query: string) => {
      const path = practice.path(`clients/${clientId}/appointments?${query}`)
      const page = dataOf<Page<Appointment>>(await owner.request('GET', path))
      return { ...page, starts: page.items.map(({ startsAt }) => startsAt) }
    }
    expect((await list('when=upcoming')).starts).toEqual([at('10:00'), at('11:00'), at('12:00')])
    expect((await list('when=past')).starts).toEqual([at('08:15'), at('08:00')])
    const first = await list('limit=3')
    const rest = await list(`limit=3&cursor=${first.nextCursor ?? ''}`)
    expect([...first.starts, ...rest.starts]).toEqual(
      [...times]
        .sort()
        .reverse()
        .map((time) => at(time)),
    )
    expect([first.total, rest.nextCursor]).toEqual([5, null])
    expect(
      (await owner.request('GET', practice.path(`clients/${clientId}/appointments?cursor=x`))).status,
    ).toBe(422)
  })

  it('the client list says when each client is next expected', async () => {
    await book(practice, owner, mine({ startsAt: at('16:00'), endsAt: at('16:50') }))
    const next = await book(practice, owner, mine())
    const page = dataOf<Page<{ nextAppointmentAt: string }>>(
      await owner.request('GET', practice.path('clients')),
    )
    expect(page.items[0]?.nextAppointmentAt).toBe(next.startsAt)
  })
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
  let made: Appointment

  beforeEach(async () => {
    made = await book(practice, owner, mine())
  })

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
