import type { Appointment, Closure, CreateAppointmentBody } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { anHoursDesk } from '../../testing/an-hours-desk'
import type { SignedInPerson, TestAnswer } from '../../testing/a-person'
import { auditTrail } from '../../testing/audit-trail'
import { weekOf } from '../../testing/hours-in-words'
import { refusal } from '../../testing/refusal'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let desk: Awaited<ReturnType<typeof anHoursDesk>>
let clinician: SignedInPerson
let clientId: string

beforeEach(async () => {
  desk = await anHoursDesk(test)
  clinician = await desk.practice.as('Clinician', { name: 'Cleo Vern' })
  clientId = (await addClient(desk.practice, desk.owner)).id
})

const bodyAt = (from: string, to: string, changes: Partial<CreateAppointmentBody> = {}) => {
  const who = { clientId, clinicianId: clinician.staffId }
  const times = { startsAt: at(from), endsAt: at(to) }
  return appointmentBody(desk.practice, who, { ...times, allowOutsideHours: false, ...changes })
}
const create = (body: object) => desk.owner.request('POST', desk.practice.path('appointments'), body)
const move = ({ id, version }: Appointment, from: string, to: string, changes: object = {}) =>
  desk.owner.request('PATCH', desk.practice.path(`appointments/${id}/time`), {
    startsAt: at(from),
    endsAt: at(to),
    allowOverlap: false,
    version,
    ...changes,
  })
const update = ({ id, version }: Appointment, body: object) =>
  desk.owner.request('PUT', desk.practice.path(`appointments/${id}`), { ...body, version })
const closuresIn = (answer: TestAnswer) => {
  expect(refusal(answer)).toEqual([409, 'outside_hours'])
  return answer.body['conflicts'] as Closure[]
}

const DAY = '2026-11-17'
const PRACTICE = { date: DAY, closedBy: 'practice', name: 'First' }
const NINE_TO_FIVE = [{ opens: '09:00', closes: '17:00' }]

describe('booking', () => {
  it('outside of the practice’s hours is refused with them, until it is confirmed', async () => {
    const early = bodyAt('08:30', '09:20')
    expect(closuresIn(await create(early))).toEqual([{ ...PRACTICE, open: NINE_TO_FIVE }])
    expect(closuresIn(await create({ ...early, allowOutsideHours: undefined }))).toHaveLength(1)
    await book(desk.practice, desk.owner, { ...early, allowOutsideHours: true })
  })

  it('up to the first and the last minute is not asked about', async () => {
    await book(desk.practice, desk.owner, bodyAt('09:00', '16:00'))
    await book(desk.practice, desk.owner, bodyAt('16:00', '17:00'))
  })

  it('names the location where it has hours of its own', async () => {
    const barn = await desk.addLocation('Barn', weekOf('07:00–09:00', '09:00–12:00'))
    await book(desk.practice, desk.owner, bodyAt('08:30', '09:20', { locationId: barn.id }))
    expect(closuresIn(await create(bodyAt('12:00', '12:50', { locationId: barn.id })))).toEqual([
      { date: DAY, closedBy: 'location', name: 'Barn', open: [{ opens: '07:00', closes: '12:00' }] },
    ])
  })

  it('names the holiday that closes the place, or everything and telehealth too', async () => {
    const { locationId } = desk.practice
    const once = { date: DAY, recurring: false, recurringType: 'none' } as const
    await desk.addHoliday({ ...once, name: 'Moving', locations: [locationId] })
    const closed = { date: DAY, closedBy: 'holiday', name: 'Moving', open: [] }
    expect(closuresIn(await create(bodyAt('10:00', '10:50')))).toEqual([closed])
    await book(desk.practice, desk.owner, bodyAt('10:00', '10:50', { locationId: null }))
    const yearly = { date: '2025-11-17', recurring: true, recurringType: 'yearly_date' } as const
    await desk.addHoliday({ ...yearly, name: 'Founding' })
    expect(closuresIn(await create(bodyAt('11:00', '11:50', { locationId: null })))).toEqual([
      { ...closed, name: 'Founding' },
    ])
  })

  it('names the clinician who doesn’t work there then, by telehealth at no place', async () => {
    const barn = await desk.addLocation('Barn')
    await desk.setWork(clinician, {
      [desk.practice.locationId]: weekOf('13:00–17:00'),
      [barn.id]: weekOf('09:00–11:00'),
    })
    const cleo = { date: DAY, closedBy: 'clinician', name: 'Cleo Vern' }
    expect(closuresIn(await create(bodyAt('10:00', '10:50')))).toEqual([
      { ...cleo, at: 'First office', open: [{ opens: '13:00', closes: '17:00' }] },
    ])
    await book(desk.practice, desk.owner, bodyAt('10:00', '10:50', { locationId: null }))
    const [closure] = closuresIn(await create(bodyAt('11:00', '11:50', { locationId: null })))
    const open = [
      { opens: '09:00', closes: '11:00' },
      { opens: '13:00', closes: '17:00' },
    ]
    expect(closure).toEqual({ ...cleo, open })
  })

  it('over midnight names both days, where the practice is', async () => {
    const night = { startsAt: at('23:30'), endsAt: at('00:30', '2026-11-18') }
    const days = closuresIn(await create(bodyAt('09:00', '09:50', night)))
    expect(days).toEqual([
      { ...PRACTICE, open: NINE_TO_FIVE },
      { ...PRACTICE, date: '2026-11-18', open: NINE_TO_FIVE },
    ])
    await desk.setDay('tuesday', '20:00–24:00')
    expect(closuresIn(await create(bodyAt('09:00', '09:50', night)))).toEqual([days[1]])
    await desk.setDay('wednesday', '00:00–02:00')
    await book(desk.practice, desk.owner, bodyAt('09:00', '09:50', night))
  })

  it('goes by the clocks of the day on which they change', async () => {
    await desk.setDay('sunday', '00:00–02:00', '03:00–05:00')
    const spring = { startsAt: '2027-03-14T06:30:00.000Z', endsAt: '2027-03-14T07:30:00.000Z' }
    await book(desk.practice, desk.owner, bodyAt('09:00', '09:50', spring))
    const autumn = { startsAt: '2026-11-01T05:30:00.000Z', endsAt: '2026-11-01T06:30:00.000Z' }
    await book(desk.practice, desk.owner, bodyAt('09:00', '09:50', autumn))
    const hourLater = { startsAt: '2026-11-01T06:30:00.000Z', endsAt: '2026-11-01T07:30:00.000Z' }
    expect(closuresIn(await create(bodyAt('09:00', '09:50', hourLater)))).toHaveLength(1)
  })

  it('is asked about before an overlap, and after what can’t be booked at all', async () => {
    await book(desk.practice, desk.owner, bodyAt('08:30', '09:20', { allowOutsideHours: true }))
    const again = bodyAt('08:30', '09:20')
    expect(closuresIn(await create(again))).toHaveLength(1)
    const confirmed = await create({ ...again, allowOutsideHours: true })
    expect(refusal(confirmed)).toEqual([409, 'appointment_overlap'])
    await book(desk.practice, desk.owner, { ...again, allowOutsideHours: true, allowOverlap: true })
    expect(refusal(await create({ ...again, lines: [], clientIds: [] }))[0]).toBe(422)
  })

  it('changes nothing when it is refused, and no confirmation is audited', async () => {
    expect(closuresIn(await create(bodyAt('08:30', '09:20')))).toHaveLength(1)
    expect(await auditTrail(test, desk.practice, 'appointment')).toEqual([])
    await book(desk.practice, desk.owner, bodyAt('08:30', '09:20', { allowOutsideHours: true }))
    const [booked] = await auditTrail(test, desk.practice, 'appointment')
    const said = Object.keys(bodyAt('08:30', '09:20')).filter((field) => !field.startsWith('allow'))
    expect(booked?.changed.toSorted()).toEqual(said.toSorted())
  })
})

describe('moving', () => {
  it('to when something is closed is refused, until it is confirmed', async () => {
    const booked = await book(desk.practice, desk.owner, bodyAt('10:00', '10:50'))
    expect(closuresIn(await move(booked, '17:00', '17:50'))).toEqual([{ ...PRACTICE, open: NINE_TO_FIVE }])
    const moved = dataOf<Appointment>(await move(booked, '17:00', '17:50', { allowOutsideHours: true }))
    expect(moved.startsAt).toBe(at('17:00'))
    const trail = await auditTrail(test, desk.practice, 'appointment')
    expect(trail.at(-1)).toMatchObject({ action: 'moved', changed: ['startsAt', 'endsAt'] })
  })

  it('to somebody who doesn’t work then is refused, and staying as it is never', async () => {
    const late = bodyAt('17:00', '17:50', { allowOutsideHours: true })
    const booked = await book(desk.practice, desk.owner, late)
    dataOf(await move(booked, '17:00', '17:50'))
    await desk.setWork(desk.owner, { [desk.practice.locationId]: weekOf() })
    const given = await move(booked, '10:00', '10:50', { clinicianId: desk.owner.staffId })
    const olivia = { closedBy: 'clinician', name: 'Olivia Wren', at: 'First office', open: [] }
    expect(closuresIn(given)).toEqual([{ ...PRACTICE, ...olivia }])
  })
})

describe('changing', () => {
  it('asks when time, clinician or location changes, and never otherwise', async () => {
    const barn = await desk.addLocation('Barn', weekOf('13:00–17:00'))
    await desk.setWork(desk.owner, { [desk.practice.locationId]: weekOf() })
    const booked = await book(
      desk.practice,
      desk.owner,
      bodyAt('08:30', '09:20', { allowOutsideHours: true }),
    )
    const noted = dataOf<Appointment>(await update(booked, bodyAt('08:30', '09:20', { memo: 'A note' })))
    const reasonFor = async (body: object) => closuresIn(await update(noted, body))[0]?.closedBy
    expect(await reasonFor(bodyAt('08:30', '09:30'))).toBe('practice')
    expect(await reasonFor(bodyAt('08:00', '09:20'))).toBe('practice')
    expect(await reasonFor(bodyAt('08:30', '09:20', { locationId: barn.id }))).toBe('location')
    const within = bodyAt('10:00', '10:50', { clinicianId: desk.owner.staffId })
    expect(await reasonFor(within)).toBe('clinician')
    const confirmed = await update(noted, { ...within, allowOutsideHours: true })
    expect(dataOf<Appointment>(confirmed).clinician.id).toBe(desk.owner.staffId)
    const trail = await auditTrail(test, desk.practice, 'appointment')
    expect(trail.at(-1)?.changed).toEqual(['clinicianId', 'startsAt', 'endsAt', 'memo'])
  })
})

it('bringing a cancelled one back and handing over at a deactivation ask nobody', async () => {
  const early = bodyAt('08:30', '09:20', { allowOutsideHours: true })
  const booked = await book(desk.practice, desk.owner, early)
  const off = await setStatus(desk.practice, desk.owner, booked, 'cancelled_client')
  await setStatus(desk.practice, desk.owner, off, 'scheduled')
  const { version } = await desk.get(clinician)
  const appointments = { choice: 'hand_over', clinicianId: desk.owner.staffId, allowOverlap: false }
  dataOf(await desk.call('POST', `/${clinician.staffId}/deactivate`, { appointments, version }))
  const path = desk.practice.path(`appointments/${booked.id}`)
  const kept = dataOf<Appointment>(await desk.owner.request('GET', path))
  expect([kept.clinician.id, kept.startsAt]).toEqual([desk.owner.staffId, booked.startsAt])
})
