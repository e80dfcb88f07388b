import type { Permission } from '@oaklet/api/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Scope, StaffActor } from '../../actor'
import { addClient, appointmentBody, at, book } from '../../testing/an-appointment'
import { anHoursDesk } from '../../testing/an-hours-desk'
import { runs } from '../../testing/sample-size'
import { startTestApp } from '../../testing/start-test-app'
import { inWork, type Work } from '../../work'
import { PROBLEM_KINDS, type PlannedTime, type Problem, type ProblemKind } from './planned-time'
import { problemsOf } from './problems-of'

const test = startTestApp()

/** A practice with a clinician who is booked from ten o'clock, and a plan that nothing stands in the way of. */
async function aScene() {
  const desk = await anHoursDesk(test)
  const { practice, owner } = desk
  const clinician = await practice.as('Clinician', { isClinician: true })
  const client = await addClient(practice, owner)
  const who = { clientId: client.id, clinicianId: clinician.staffId }
  const booked = await book(practice, owner, appointmentBody(practice, who))
  const { organizationId, practiceId } = practice
  const actor: StaffActor = {
    ...{ kind: 'staff', organizationId, practiceIds: [practiceId], permissions: [] as Permission[] },
    ...{ userId: owner.userId, staffId: owner.staffId, sessionId: owner.sessionId },
    ...{ requestId: 'request 1', address: '203.0.113.7' },
  }
  const sound: PlannedTime = {
    ...{ clientIds: [client.id], clinicianId: clinician.staffId, locationId: practice.locationId },
    ...{ startsAt: new Date(at('14:00')), endsAt: new Date(at('14:50')) },
  }
  const from = (time: string, until: string) => ({
    startsAt: new Date(at(time)),
    endsAt: new Date(at(until)),
  })
  const ask = (
    planned: readonly PlannedTime[],
    asked: { scope?: Scope; kinds?: readonly ProblemKind[] } = {},
    count: (work: Work) => Work = (work) => work,
  ) =>
    inWork(test.deps, actor, (work) =>
      problemsOf(count(work), { practiceId, scope: 'all', ...asked }, planned),
    )
  return { desk, practice, owner, client, clinician, booked, sound, from, ask }
}

/** Each kind of problem in a word. */
const inWords = (problem: Problem): string => {
  if (problem.kind === 'not_bookable') return `${problem.at} ${problem.error.path}`
  if (problem.kind === 'closed') return `${problem.at} closed by ${problem.closure.closedBy}`
  return `${problem.at} ${problem.kind}`
}

it('nothing stands in the way of a sound plan, nor of none', async () => {
  const { ask, sound } = await aScene()
  expect([await ask([sound]), await ask([])]).toEqual([[], []])
})

it('all that stands in the way of several times is told, in their order', async () => {
  const { ask, sound, from, client, practice, booked } = await aScene()
  const somebody = test.deps.newId()
  const problems = await ask([
    { ...sound, clientIds: [client.id, client.id, somebody], clinicianId: somebody },
    { ...sound, ...from('10:30', '11:00') },
    { ...sound, locationId: practice.otherLocationId },
    { ...sound, ...from('17:00', '18:00'), clinicianId: somebody, clientIds: [] },
    { ...sound, ...from('14:30', '15:20') },
  ])
  expect(problems.map(inWords)).toEqual([
    ...['0 clientIds.1', '0 clientIds.2', '0 clinicianId'],
    ...['1 overlap'],
    // With the first.
    ...['2 locationId', '2 planned_client_overlap'],
    ...['3 clinicianId', '3 closed by practice'],
    // The clinician with the third, the client with the first.
    ...['4 planned_overlap', '4 planned_client_overlap'],
  ])
  expect(problems.find(({ kind }) => kind === 'overlap')).toMatchObject({ appointmentId: booked.id })
})

it('what was named before stays bookable, and the appointment itself is not in its own way', async () => {
  const { ask, sound, from, booked } = await aScene()
  const gone = {
    clientIds: [test.deps.newId()],
    clinicianId: test.deps.newId(),
    locationId: test.deps.newId(),
  }
  expect(await ask([{ ...sound, ...gone, before: gone }])).toEqual([])
  expect(await ask([{ ...sound, ...from('10:00', '10:50'), appointmentId: booked.id }])).toEqual([])
})

it('somebody whose role is for their own clients can’t book those of others', async () => {
  const { ask, sound } = await aScene()
  expect((await ask([sound], { scope: 'own' })).map(inWords)).toEqual(['0 clientIds.0'])
})

it('only what is asked about is told', async () => {
  const { desk, practice, owner, client, ask, sound, from } = await aScene()
  await desk.setDay('tuesday', '09:00–09:30')
  await book(practice, owner, appointmentBody(practice, { clientId: client.id, clinicianId: owner.staffId }))
  const planned = [{ ...sound, ...from('10:00', '10:50'), clientIds: [client.id, test.deps.newId()] }]
  expect((await ask(planned)).map(inWords)).toEqual([
    ...['0 clientIds.1', '0 closed by practice'],
    ...['0 overlap', '0 client_overlap'],
  ])
  // What is offered to a client who waits is free.
  for (const kind of PROBLEM_KINDS.filter((one) => one !== 'offered'))
    expect((await ask(planned, { kinds: [kind] })).map((problem) => problem.kind)).toEqual([kind])
})

it('a client who is with another clinician is named with that appointment, once for each client', async () => {
  const { practice, owner, clinician, client, booked, ask, sound, from } = await aScene()
  const other = await addClient(practice, owner, { firstName: 'Ravi' })
  const both = { clientIds: [client.id, other.id], clinicianId: owner.staffId }
  const who = { clientId: client.id, clinicianId: owner.staffId }
  const group = await book(practice, owner, { ...appointmentBody(practice, who), ...both })
  const kinds = ['client_overlap'] as const
  const named = async (planned: Partial<PlannedTime>) =>
    (await ask([{ ...sound, ...from('10:30', '11:00'), ...planned }], { kinds })).map((problem) =>
      problem.kind === 'client_overlap' ? [problem.clientId, problem.appointmentId] : problem.kind,
    )
  const [ofClient, ofOther] = [
    [client.id, group.id],
    [other.id, group.id],
  ]
  expect(await named({ clinicianId: clinician.staffId })).toEqual([ofClient])
  expect(await named({ clientIds: both.clientIds })).toEqual([ofClient, ofOther])
  expect(await named({ clinicianId: owner.staffId })).toEqual([[client.id, booked.id]])
  expect(await named({ clinicianId: owner.staffId, appointmentId: booked.id })).toEqual([])
  expect(await named(from('10:50', '11:40'))).toEqual([])
})

it('takes as many queries for forty times as for two', async () => {
  const { ask, sound } = await aScene()
  const later = (day: number): PlannedTime => ({
    ...sound,
    startsAt: new Date(sound.startsAt.getTime() + day * 86_400_000),
    endsAt: new Date(sound.endsAt.getTime() + day * 86_400_000),
  })
  const countFor = async (times: number) => {
    let queries = 0
    const counted = (work: Work): Work => ({
      ...work,
      tx: new Proxy(work.tx, {
        get(tx, name) {
          if (name === 'select' || name === 'execute') queries += 1
          return Reflect.get(tx, name, tx) as unknown
        },
      }),
    })
    await ask(
      Array.from({ length: times }, (_, day) => later(day)),
      {},
      counted,
    )
    return queries
  }
  expect(await countFor(40)).toBe(await countFor(2))
})

it('several times together have the problems that each has alone, and those between them', async () => {
  const { ask, sound, client, clinician, practice } = await aScene()
  const hour = fc.integer({ min: 6, max: 20 })
  const planned = fc
    .record({
      hour,
      minutes: fc.constantFrom(30, 50, 120),
      clinicianId: fc.constantFrom(clinician.staffId, test.deps.newId()),
      clientIds: fc.constantFrom([client.id], [], [test.deps.newId()]),
      locationId: fc.constantFrom(practice.locationId, practice.otherLocationId, null),
    })
    .map(({ hour: begins, minutes, ...named }): PlannedTime => {
      const startsAt = new Date(at(`${String(begins).padStart(2, '0')}:00`))
      return { ...sound, ...named, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
    })
  await fc.assert(
    fc.asyncProperty(fc.array(planned, { maxLength: 6 }), async (times) => {
      const together = await ask(times)
      const alone = await Promise.all(times.map((time) => ask([time])))
      const between = ({ kind }: Problem) => kind === 'planned_overlap' || kind === 'planned_client_overlap'
      expect(together.filter((problem) => !between(problem))).toEqual(
        alone.flatMap((problems, index) => problems.map((problem) => ({ ...problem, at: index }))),
      )
      for (const problem of together) {
        if (problem.kind !== 'planned_overlap' && problem.kind !== 'planned_client_overlap') continue
        const [one, other] = [times[problem.at], times[problem.with]]
        const isSame = one?.clinicianId === other?.clinicianId
        expect(isSame).toBe(problem.kind === 'planned_overlap')
        if (problem.kind === 'planned_overlap') continue
        expect([one, other].map((time) => time?.clientIds.includes(problem.clientId))).toEqual([true, true])
      }
    }),
    { numRuns: runs({ gate: 10, long: 500 }) },
  )
})
