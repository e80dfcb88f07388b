import type { Appointment, Client, CreateAppointmentBody } from '@oaklet/api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { startTestApp } from '../../testing/start-test-app'
import { notified } from '../../testing/notified'

const test = startTestApp()
let practice: TestPractice
let scheduler: SignedInPerson
let clinician: SignedInPerson
let client: Client

beforeEach(async () => {
  practice = await aPractice(test)
  scheduler = ticking(await practice.as('Scheduler'))
  clinician = await practice.as('Clinician', { name: 'Dr. Imani Cole' })
  client = await addClient(practice, scheduler)
})

/** Lets a second pass before each of the person's calls, so that the notifications have an order. */
const ticking = (person: SignedInPerson): SignedInPerson => ({
  ...person,
  request: (...call) => {
    test.clock.advance(1000)
    return person.request(...call)
  },
})

const bodyFor = (changes: Partial<CreateAppointmentBody> = {}) =>
  appointmentBody(practice, { clientId: client.id, clinicianId: clinician.staffId }, changes)
const bookOne = (by = scheduler) => book(practice, by, bodyFor())
const subjects = async (person: SignedInPerson) =>
  (await notified(practice, person)).map(({ event, subject }) => [event, subject])
const move = async (booked: Appointment, to: object, by = scheduler): Promise<Appointment> =>
  dataOf(
    await by.request('PATCH', practice.path(`appointments/${booked.id}/time`), {
      startsAt: booked.startsAt,
      endsAt: booked.endsAt,
      version: booked.version,
      allowOverlap: false,
      ...to,
    }),
  )
const update = async (booked: Appointment, changes: object): Promise<Appointment> =>
  dataOf(
    await scheduler.request('PUT', practice.path(`appointments/${booked.id}`), {
      ...bodyFor(),
      ...changes,
      version: booked.version,
    }),
  )

const BOOKED = ['appointment_booked', 'Maya Lindqvist was booked for Tue, Nov 17, 10:00 AM']
const SUBJECT = 'Maya Lindqvist’s appointment'

describe('the clinician is told', () => {
  it('of a booking, with the way to it', async () => {
    const { id } = await bookOne()
    expect(await subjects(clinician)).toEqual([BOOKED])
    const [one] = await notified(practice, clinician)
    expect(one?.link).toBe(`/calendar?date=2026-11-17&appointment=${id}`)
  })

  it('of a move on the day, and to another', async () => {
    const booked = await bookOne()
    const later = await move(booked, { startsAt: at('11:00'), endsAt: at('11:50') })
    await move(later, { startsAt: at('09:30', '2026-11-19'), endsAt: at('10:20', '2026-11-19') })
    expect((await subjects(clinician)).toReversed()).toEqual([
      BOOKED,
      ['appointment_changed', `${SUBJECT} was moved from Tue, Nov 17, 10:00 AM to 11:00 AM`],
      ['appointment_changed', `${SUBJECT} was moved from Tue, Nov 17, 11:00 AM to Thu, Nov 19, 9:30 AM`],
    ])
  })

  it('of another length or place, but not of a memo or a confirmation', async () => {
    const booked = await bookOne()
    const longer = await update(booked, { endsAt: at('11:30') })
    const remote = await update(longer, { endsAt: at('11:30'), locationId: null })
    const noted = await update(remote, { endsAt: at('11:30'), locationId: null, memo: 'Bring the form' })
    await setStatus(practice, scheduler, noted, 'confirmed')
    expect((await subjects(clinician)).map(([event]) => event).toReversed()).toEqual([
      'appointment_booked',
      'appointment_changed',
      'appointment_changed',
    ])
  })

  it.each(['cancelled_client', 'cancelled_clinician', 'late_cancelled'] as const)(
    'of %s, and when it is back',
    async (status) => {
      const cancelled = await setStatus(practice, scheduler, await bookOne(), status)
      const [one] = await notified(practice, clinician)
      expect(one?.link).toContain('&cancelled=shown')
      await setStatus(practice, scheduler, cancelled, 'scheduled')
      expect((await subjects(clinician)).toReversed().slice(1)).toEqual([
        ['appointment_cancelled', `${SUBJECT} on Tue, Nov 17, 10:00 AM was cancelled`],
        ['appointment_changed', `${SUBJECT} on Tue, Nov 17, 10:00 AM is back on your calendar`],
      ])
    },
  )

  it('of one given to somebody else, and who gets it of a new one', async () => {
    const other = await practice.as('Clinician', { name: 'Sol Reyes' })
    await move(await bookOne(), { clinicianId: other.staffId, startsAt: at('13:00'), endsAt: at('13:50') })
    expect((await subjects(clinician))[0]).toEqual([
      'appointment_changed',
      `${SUBJECT} on Tue, Nov 17, 10:00 AM is with Sol Reyes now`,
    ])
    expect(await subjects(other)).toEqual([
      ['appointment_booked', 'Maya Lindqvist was booked for Tue, Nov 17, 1:00 PM'],
    ])
    expect((await notified(practice, clinician))[0]?.link).toBe('/calendar?date=2026-11-17')
  })
})

describe('nobody is told', () => {
  it('of what they did themselves', async () => {
    const moved = await move(
      await bookOne(clinician),
      { startsAt: at('12:00'), endsAt: at('12:50') },
      clinician,
    )
    await setStatus(practice, clinician, moved, 'cancelled_clinician')
    expect(await notified(practice, clinician)).toEqual([])
    expect(await notified(practice, scheduler)).toEqual([])
  })

  it('of what was refused', async () => {
    await bookOne()
    const refused = await scheduler.request('POST', practice.path('appointments'), bodyFor())
    expect(refused.status).toBe(409)
    expect(await notified(practice, clinician)).toHaveLength(1)
  })

  it('of a client’s name that they may not see', async () => {
    const own = await practice.as('Clinician (own clients)')
    const theirs = await addClient(practice, scheduler, { firstName: 'Ida', primaryClinicianId: own.staffId })
    const clientIds = [client.id, theirs.id]
    await book(practice, scheduler, bodyFor({ clinicianId: own.staffId, clientIds }))
    await book(
      practice,
      scheduler,
      bodyFor({ clinicianId: own.staffId, startsAt: at('14:00'), endsAt: at('14:50') }),
    )
    expect((await subjects(own)).map(([, subject]) => subject).toReversed()).toEqual([
      'Ida Lindqvist was booked for Tue, Nov 17, 10:00 AM',
      'A client was booked for Tue, Nov 17, 2:00 PM',
    ])
  })
})
