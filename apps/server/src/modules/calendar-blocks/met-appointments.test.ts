import type { Appointment, HandledMet, HandleMetBody, SavedBlock } from '@oaklet/api/contract'
import { aBlockInput } from '@oaklet/api/testing'
import { beforeEach, expect, it } from 'vitest'
import type { SignedInPerson } from '../../testing/a-person'
import { aPersonWhoMay } from '../../testing/a-person-who-may'
import { addClient, appointmentBody, at, book, dataOf, setStatus } from '../../testing/an-appointment'
import { anHoursDesk } from '../../testing/an-hours-desk'
import { startTestApp } from '../../testing/start-test-app'

const test = startTestApp()
let desk: Awaited<ReturnType<typeof anHoursDesk>>
let ana: SignedInPerson
let ruth: SignedInPerson
let block: SavedBlock['block']
let sessions: Appointment[]

// Ana, who has three sessions on Wednesday, is away from Wednesday to Friday; the practice is open from nine to five.
beforeEach(async () => {
  desk = await anHoursDesk(test)
  const { practice, owner } = desk
  ana = await practice.as('Clinician', { name: 'Ana Cole', isClinician: true })
  ruth = await practice.as('Clinician', { name: 'Ruth Adeyemi', isClinician: true })
  sessions = []
  for (const time of ['09:00', '10:00', '11:00']) sessions.push(await session(ana, time))
  const days = { firstDay: '2026-11-18', lastDay: '2026-11-20', staffIds: [ana.staffId] }
  const saved = await owner.request('POST', practice.path('calendar-blocks'), aBlockInput(days))
  block = dataOf<SavedBlock>(saved).block
})

const session = async ({ staffId: clinicianId }: SignedInPerson, time: string, day = '2026-11-18') => {
  const { id: clientId } = await addClient(desk.practice, desk.owner)
  const times = { startsAt: at(time, day), endsAt: at(time.replace(':00', ':50'), day) }
  return book(desk.practice, desk.owner, appointmentBody(desk.practice, { clientId, clinicianId }, times))
}
const path = () => desk.practice.path(`calendar-blocks/${block.id}/appointments`)
const list = async (by = desk.owner): Promise<Appointment[]> => dataOf(await by.request('GET', path()))
const seen = (some = sessions) => some.map(({ id, version }) => ({ id, version }))
const handle = (body: Partial<HandleMetBody>, by = desk.owner) =>
  by.request('POST', path(), { appointments: seen(), choice: 'cancel', ...body })
const handled = async (...given: Parameters<typeof handle>): Promise<HandledMet> =>
  dataOf(await handle(...given))

it('the appointments ahead in a block are listed by their start, without those that were called off', async () => {
  await session(ruth, '09:00')
  await session(ana, '09:00', '2026-11-23')
  expect((await list()).map(({ id }) => id)).toEqual(sessions.map(({ id }) => id))
  const [first] = sessions
  if (first) await setStatus(desk.practice, desk.owner, first, 'cancelled_client')
  expect((await list()).map(({ id }) => id)).toEqual(sessions.slice(1).map(({ id }) => id))
})

it('those that are chosen are cancelled for the practice, and the others stay', async () => {
  const { done, left } = await handled({ appointments: seen(sessions.slice(0, 2)) })
  expect([done.map(({ status }) => status), left]).toEqual([
    ['cancelled_clinician', 'cancelled_clinician'],
    [],
  ])
  expect((await list()).map(({ id }) => id)).toEqual([sessions[2]?.id])
})

it('each is moved to the next opening, one after the other', async () => {
  const { done, left } = await handled({ choice: 'move' })
  expect(left).toEqual([])
  expect(done.map(({ startsAt, clinician }) => [startsAt, clinician.id])).toEqual(
    // Monday is the next day on which Ana works.
    ['09:00', '10:00', '11:00'].map((time) => [at(time, '2026-11-23'), ana.staffId]),
  )
  expect(await list()).toEqual([])
})

it('a colleague takes over what they are free for, and the rest is left with the reason', async () => {
  await session(ruth, '10:00')
  const { done, left } = await handled({ choice: 'hand_over', clinicianId: ruth.staffId })
  expect(done.map(({ id, clinician }) => [id, clinician.name])).toEqual([
    [sessions[0]?.id, 'Ruth Adeyemi'],
    [sessions[2]?.id, 'Ruth Adeyemi'],
  ])
  expect(left).toEqual([
    { appointmentId: sessions[1]?.id, reason: 'The clinician already has an appointment at this time.' },
  ])
})

it('what was changed meanwhile is left as it is', async () => {
  const [first] = sessions
  if (first) await setStatus(desk.practice, desk.owner, first, 'confirmed')
  const { done, left } = await handled({})
  expect([done.length, left.map(({ appointmentId }) => appointmentId)]).toEqual([2, [first?.id]])
  expect((await list()).map(({ status }) => status)).toEqual(['confirmed'])
})

it('what is not in this time any more is left, and does not keep the others from being handled', async () => {
  const [first] = sessions
  if (first) await setStatus(desk.practice, desk.owner, first, 'cancelled_client')
  const elsewhere = await session(ana, '09:00', '2026-11-23')
  const { done, left } = await handled({ appointments: seen([...sessions, elsewhere]) })
  expect(done.map(({ id }) => id)).toEqual(sessions.slice(1).map(({ id }) => id))
  expect(left.map(({ appointmentId }) => appointmentId)).toEqual([first?.id, elsewhere.id])
})

it('what is moved comes later than it was, also where the morning of that day is free', async () => {
  const late = await session(ana, '15:00', '2026-11-24')
  const afternoon = { firstDay: '2026-11-24', lastDay: '2026-11-24', start: '14:00', minutes: 180 }
  const input = aBlockInput({ ...afternoon, staffIds: [ana.staffId] })
  const saved = await desk.owner.request('POST', desk.practice.path('calendar-blocks'), input)
  block = dataOf<SavedBlock>(saved).block
  const { done } = await handled({ choice: 'move', appointments: seen([late]) })
  expect(done.map(({ startsAt }) => startsAt)).toEqual([at('09:00', '2026-11-25')])
})

it('who may not change the block may not see or handle what is in it', async () => {
  const kim = await aPersonWhoMay(test, desk.practice, 'Clinician', [
    ...(['appointments:view:own', 'appointments:write:own', 'clients:view:own'] as const),
  ])
  expect([(await kim.request('GET', path())).status, (await handle({}, kim)).status]).toEqual([403, 403])
})
