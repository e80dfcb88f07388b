import type {
  Appointment,
  AppointmentStatus,
  ClientOverlap,
  CreateAppointmentBody,
} from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { SignedInPerson, TestAnswer } from '../../testing/a-person'
import { aPractice } from '../../testing/a-practice'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onEachDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { runs } from '../../testing/sample-size'

const overlapsIn = (answer: TestAnswer) => {
  expect(refusal(answer)).toEqual([409, 'client_overlap'])
  return answer.body['conflicts'] as ClientOverlap[]
}

onEachDatabase('a client’s overlap with another clinician', (test, rule) => {
  /** A practice with two clinicians, and a client who is with the first from ten o'clock. */
  async function aScene() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const [first, second] = [
      await practice.as('Clinician', { name: 'Ada Marlow' }),
      await practice.as('Clinician', { name: 'Ben Osei' }),
    ]
    const client = await addClient(practice, owner)
    const bodyOf = (clinician: SignedInPerson, changes: Partial<CreateAppointmentBody> = {}) => {
      const who = { clientId: client.id, clinicianId: clinician.staffId }
      return appointmentBody(practice, who, { allowClientOverlap: false, ...changes })
    }
    const create = (body: object, by = owner) => by.request('POST', practice.path('appointments'), body)
    const move = ({ id, version }: Appointment, from: string, to: string, changes: object = {}) =>
      owner.request('PATCH', practice.path(`appointments/${id}/time`), {
        ...{ startsAt: at(from), endsAt: at(to), allowOverlap: false, allowOutsideHours: true, version },
        ...changes,
      })
    const update = ({ id, version }: Appointment, body: object) =>
      owner.request('PUT', practice.path(`appointments/${id}`), { ...body, version })
    const putBack = ({ id, version }: Appointment, changes: object = {}) =>
      owner.request('PATCH', practice.path(`appointments/${id}/status`), {
        ...{ status: 'scheduled', version },
        ...changes,
      })
    const there = await book(practice, owner, bodyOf(first))
    const named: ClientOverlap = {
      client: { id: client.id, name: 'Maya Lindqvist' },
      appointment: {
        ...{ id: there.id, clinicianName: 'Ada Marlow' },
        ...{ startsAt: there.startsAt, endsAt: there.endsAt },
      },
    }
    return { practice, owner, first, second, client, there, named, bodyOf, create, move, update, putBack }
  }

  rule('is asked about with whom and when the client is, and booked once it is confirmed', async () => {
    const { practice, owner, second, named, bodyOf, create } = await aScene()
    const half = bodyOf(second, { startsAt: at('10:30'), endsAt: at('11:20') })
    expect(overlapsIn(await create(half))).toEqual([named])
    expect(overlapsIn(await create({ ...half, allowClientOverlap: undefined }))).toEqual([named])
    expect(await auditTrail(test, practice, 'appointment')).toHaveLength(1)
    await book(practice, owner, { ...half, allowClientOverlap: true })
    const booked = (await auditTrail(test, practice, 'appointment')).at(-1)
    expect(booked?.changed.filter((field) => field.startsWith('allow'))).toEqual([])
  })

  rule('is none when one ends as the next starts, or for another client', async () => {
    const { practice, owner, second, bodyOf } = await aScene()
    await book(practice, owner, bodyOf(second, { startsAt: at('10:50'), endsAt: at('11:40') }))
    await book(practice, owner, bodyOf(second, { startsAt: at('09:10'), endsAt: at('10:00') }))
    const { id } = await addClient(practice, owner, { firstName: 'Ravi' })
    await book(practice, owner, bodyOf(second, { clientIds: [id] }))
  })

  rule('is none with an appointment that was cancelled or missed', async () => {
    const { practice, owner, second, there, bodyOf, create, putBack } = await aScene()
    const exits: AppointmentStatus[] = [
      'cancelled_client',
      'cancelled_clinician',
      'late_cancelled',
      'no_show',
    ]
    let standing = there
    for (const status of exits) {
      const gone = await setStatus(practice, owner, standing, status)
      const meanwhile = await book(practice, owner, bodyOf(second))
      overlapsIn(await putBack(gone))
      await setStatus(practice, owner, meanwhile, 'cancelled_client')
      standing = dataOf(await putBack(gone))
    }
    expect(overlapsIn(await create(bodyOf(second)))).toHaveLength(1)
  })

  rule('is asked about after the clinician’s own overlap, and not where that is all there is', async () => {
    const { practice, owner, first, second, named, client, bodyOf, create } = await aScene()
    const other = await addClient(practice, owner, { firstName: 'Ravi' })
    await book(practice, owner, bodyOf(second, { clientIds: [other.id] }))
    expect(refusal(await create(bodyOf(second)))).toEqual([409, 'appointment_overlap'])
    const confirmed = bodyOf(second, { allowOverlap: true, clientIds: [other.id, client.id] })
    expect(overlapsIn(await create(confirmed))).toEqual([named])
    await book(practice, owner, bodyOf(first, { allowOverlap: true }))
  })

  rule('is asked about when an appointment is moved there, and never where it stays', async () => {
    const { practice, owner, first, second, named, bodyOf, move, update } = await aScene()
    const later = await book(practice, owner, bodyOf(second, { startsAt: at('12:00'), endsAt: at('12:50') }))
    expect(overlapsIn(await move(later, '10:10', '11:00'))).toEqual([named])
    const moved = dataOf<Appointment>(await move(later, '10:10', '11:00', { allowClientOverlap: true }))
    dataOf(await move(moved, '10:10', '11:00'))
    const there = bodyOf(second, { startsAt: at('10:10'), endsAt: at('11:00'), memo: 'A note' })
    const noted = dataOf<Appointment>(await update(moved, there))
    expect(overlapsIn(await update(noted, { ...there, endsAt: at('11:10') }))).toEqual([named])
    // With the same clinician it is that person who is booked twice.
    const given = await move(noted, '10:10', '11:00', { clinicianId: first.staffId })
    expect(refusal(given)).toEqual([409, 'appointment_overlap'])
  })

  rule('is asked about when a client is added', async () => {
    const { practice, owner, second, client, named, bodyOf, update } = await aScene()
    const other = await addClient(practice, owner, { firstName: 'Ravi' })
    const made = await book(practice, owner, bodyOf(second, { clientIds: [other.id] }))
    const both = bodyOf(second, { clientIds: [other.id, client.id] })
    expect(overlapsIn(await update(made, both))).toEqual([named])
    const confirmed = await update(made, { ...both, allowClientOverlap: true })
    expect(dataOf<Appointment>(confirmed).clients).toHaveLength(2)
  })

  rule(
    'tells a person who sees only their own appointments that there is one, and nothing more',
    async () => {
      const { practice, owner, first, client, there, bodyOf, create } = await aScene()
      const own = await practice.as('Clinician (own clients)')
      const theirs = await addClient(practice, owner, { firstName: 'Ravi', primaryClinicianId: own.staffId })
      for (const clinician of [first, await practice.as('Clinician')]) {
        const times = { startsAt: at('14:00'), endsAt: at('14:50'), allowClientOverlap: true }
        await book(practice, owner, bodyOf(clinician, { ...times, clientIds: [client.id, theirs.id] }))
      }
      const body = bodyOf(own, { startsAt: at('14:30'), endsAt: at('15:20'), clientIds: [theirs.id] })
      const refused = await create(body, own)
      expect(overlapsIn(refused)).toEqual([
        { client: { id: theirs.id, name: 'Ravi Lindqvist' }, appointment: null },
      ])
      for (const hidden of [there.id, 'Ada Marlow', 'Maya']) {
        expect(JSON.stringify(refused.body)).not.toContain(hidden)
      }
      expect((await create({ ...body, allowClientOverlap: true }, own)).status).toBe(200)
    },
  )

  rule('lets exactly one of six clinicians book the client at the same time', async () => {
    const { practice, bodyOf, create } = await aScene()
    const times = { startsAt: at('15:00'), endsAt: at('15:50') }
    const clinicians = []
    for (let index = 0; index < 6; index += 1) clinicians.push(await practice.as('Clinician'))
    const answers = await Promise.all(clinicians.map((clinician) => create(bodyOf(clinician, times))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    for (const answer of answers.filter(({ status }) => status === 409)) overlapsIn(answer)
  })

  rule('is found by one of two appointments that are moved or put back to the same time', async () => {
    const { practice, owner, second, there, bodyOf, move, putBack } = await aScene()
    const one = await setStatus(practice, owner, there, 'cancelled_client')
    const other = await book(practice, owner, bodyOf(second, { startsAt: at('12:00'), endsAt: at('12:50') }))
    const third = await practice.as('Clinician')
    const to = { clinicianId: third.staffId }
    const answers = await Promise.all([putBack(one), move(other, '10:10', '11:00', to)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  const step = fc.record({
    verb: fc.constantFrom('create', 'move', 'cancel', 'put back'),
    which: fc.nat(20),
    isSecond: fc.boolean(),
    hour: fc.integer({ min: 10, max: 15 }),
    allowClientOverlap: fc.boolean(),
  })
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

  /** Does one step, and checks that it is refused exactly where the client would be with two clinicians. */
  async function act(
    scene: Awaited<ReturnType<typeof aScene>>,
    known: Appointment[],
    next: Step,
  ): Promise<void> {
    const { practice, owner, there, bodyOf, create, move, putBack } = scene
    const { verb, hour, allowClientOverlap } = next
    const isNew = verb === 'create'
    const index = next.which % known.length
    const picked = known[index] ?? there
    const isOff = picked.status === 'cancelled_client'
    if (!isNew && isOff !== (verb === 'put back')) return
    if (verb === 'cancel') {
      known[index] = await setStatus(practice, owner, picked, 'cancelled_client')
      return
    }
    const clinician = next.isSecond ? scene.second : scene.first
    const [from, to] = [`${hour}:00`, `${hour + 1}:30`]
    const times = { startsAt: at(from), endsAt: at(to) }
    const planned = verb === 'put back' ? picked : { ...times, clinician: { id: clinician.staffId } }
    const isMet = (other: Appointment) =>
      (isNew || other !== picked) &&
      other.status === 'scheduled' &&
      other.clinician.id !== planned.clinician.id &&
      other.startsAt < planned.endsAt &&
      planned.startsAt < other.endsAt
    const isMoved =
      picked.startsAt !== planned.startsAt ||
      picked.endsAt !== planned.endsAt ||
      picked.clinician.id !== planned.clinician.id
    const isAsked = verb !== 'move' || isMoved
    const allowed = { allowOverlap: true, allowClientOverlap }
    const send = {
      create: () => create(bodyOf(clinician, { ...times, ...allowed })),
      move: () => move(picked, from, to, { ...allowed, clinicianId: clinician.staffId }),
      'put back': () => putBack(picked, allowed),
    }
    const answer = await send[verb]()
    if (known.some(isMet) && isAsked && !allowClientOverlap) overlapsIn(answer)
    else known[isNew ? known.length : index] = dataOf<Appointment>(answer)
  }

  rule(
    'is refused exactly where a client would be with two, whatever is booked, moved, cancelled and put back',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
          const scene = await aScene()
          const known = [scene.there]
          for (const each of steps) await act(scene, known, each)
        }),
        { numRuns: runs({ gate: 3, long: 12 }) },
      )
    },
    120_000,
  )
})
