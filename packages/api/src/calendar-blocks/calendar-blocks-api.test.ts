import { expect, it } from 'vitest'
import { aSeriesRule } from '../appointment-series/appointment-series-fixtures'
import { apiAnswering } from '../testing/api-for'
import { blockBefore, blockDates } from './block-dates'
import { anAppointment } from '../appointments/appointments-fixtures'
import { CalendarBlockInput, HandleMetBody } from './calendar-blocks-contract'
import { aBlockInput, aCalendarBlock, aListedBlock } from './calendar-blocks-fixtures'
import { CALENDAR_BLOCKS_MESSAGES } from './calendar-blocks-messages'

const params = { practiceId: 'p', blockId: 'b' }
const path = '/api/v1/practices/p/calendar-blocks'

it('lists the blocks of a range', async () => {
  const { api, http } = apiAnswering([aListedBlock()])
  const range = { startDate: '2026-12-21', endDate: '2026-12-27' }
  expect(await api.calendarBlocks.list(params, range)).toEqual([aListedBlock()])
  expect(http.sent).toMatchObject([
    { method: 'GET', path: `${path}?startDate=2026-12-21&endDate=2026-12-27` },
  ])
})

it('blocks time, once for each idempotency key', async () => {
  const saved = { block: aCalendarBlock(), appointments: 7 }
  const { api, http } = apiAnswering(saved)
  const body = aBlockInput()
  expect(await api.calendarBlocks.create(params, body, { idempotencyKey: 'k' })).toEqual(saved)
  expect(http.sent).toMatchObject([{ method: 'POST', path, body, idempotencyKey: 'k' }])
})

it('changes a block on the version that was edited', async () => {
  const { api, http } = apiAnswering({ block: aCalendarBlock(), appointments: 0 })
  const body = { ...aBlockInput(), scope: 'this' as const, occurrenceOn: '2026-12-21', version: 1 }
  await api.calendarBlocks.update(params, body)
  expect(http.sent).toMatchObject([{ method: 'PUT', path: `${path}/b`, body }])
})

it('deletes all times of a block, or some', async () => {
  const { api, http } = apiAnswering(null)
  await api.calendarBlocks.remove(params, { scope: 'all' })
  await api.calendarBlocks.remove(params, { scope: 'following', occurrenceOn: '2026-12-21' })
  expect(http.sent).toMatchObject([
    { method: 'DELETE', path: `${path}/b?scope=all` },
    { method: 'DELETE', path: `${path}/b?scope=following&occurrenceOn=2026-12-21` },
  ])
})

it('lists the appointments in a block, and does something with some of them', async () => {
  const listed = apiAnswering([anAppointment()])
  expect(await listed.api.calendarBlocks.met(params)).toEqual([anAppointment()])
  const handled = { done: [], left: [{ appointmentId: anAppointment().id, reason: 'It was held' }] }
  const { api, http } = apiAnswering(handled)
  const body = { appointments: [{ id: anAppointment().id, version: 1 }], choice: 'cancel' as const }
  expect(await api.calendarBlocks.handleMet(params, body, { idempotencyKey: 'k' })).toEqual(handled)
  expect([...listed.http.sent, ...http.sent]).toMatchObject([
    { method: 'GET', path: `${path}/b/appointments` },
    { method: 'POST', path: `${path}/b/appointments`, body, idempotencyKey: 'k' },
  ])
})

it('asks for a colleague where appointments are handed over', () => {
  const body = { appointments: [{ id: anAppointment().id, version: 1 }], choice: 'hand_over' }
  const paths = (changes: object) =>
    HandleMetBody.safeParse({ ...body, ...changes }).error?.issues.map(({ path: at }) => at.join('.'))
  expect(paths({})).toEqual(['clinicianId'])
  expect(paths({ clinicianId: anAppointment().clinician.id })).toBeUndefined()
  expect(paths({ choice: 'move', appointments: [] })).toEqual(['appointments'])
})

it('has a fallback for each call', () => {
  expect(Object.keys(CALENDAR_BLOCKS_MESSAGES)).toEqual([
    ...['list', 'create', 'update', 'remove', 'met', 'handleMet'],
  ])
})

it('asks for what has to go together, at its field', () => {
  const refusedOf = (changes: Partial<CalendarBlockInput>) =>
    CalendarBlockInput.safeParse({ ...aBlockInput(), ...changes }).error?.issues.map(({ path: at }) =>
      at.join('.'),
    ) ?? []
  expect(refusedOf({})).toEqual([])
  expect(refusedOf({ kind: 'event', title: '' })).toEqual(['title'])
  expect(refusedOf({ isPrivate: true, staffIds: [] })).toEqual(['isPrivate'])
  expect(refusedOf({ lastDay: '2026-12-20' })).toEqual(['lastDay'])
  expect(refusedOf({ lastDay: '2027-12-22' })).toEqual(['lastDay'])
  expect(refusedOf({ start: '09:00', minutes: 60 })).toEqual(['lastDay'])
  expect(refusedOf({ start: '09:00', lastDay: '2026-12-21' })).toEqual(['minutes'])
  expect(refusedOf({ rule: aSeriesRule() })).toEqual(['rule'])
})

const meeting = {
  ...{ firstDay: '2026-11-17', lastDay: '2026-11-17', skips: ['2026-11-24'] },
  rule: aSeriesRule({ count: 4 }),
}

it('a block is on the dates of its rule, but for those that are skipped', () => {
  expect(blockDates(meeting, '2027-01-01')).toEqual(['2026-11-17', '2026-12-01', '2026-12-08'])
  expect(blockDates(meeting, '2026-12-01')).toEqual(['2026-11-17', '2026-12-01'])
  expect(blockDates({ ...meeting, rule: null, skips: [] }, '2026-12-01')).toEqual(['2026-11-17'])
})

it('a block for each workday has more dates than a series may have', () => {
  const rule = aSeriesRule({
    ...{ startsOn: '2026-11-16', weekdays: [0, 1, 2, 3, 4], count: null, endsOn: '2028-11-16' },
  })
  expect(blockDates({ ...meeting, rule }, '2029-01-01')).toHaveLength(523)
})

it('what is left before a date ends on the last one before it, and repeats no more where that is one', () => {
  expect(blockBefore(meeting, '2026-12-08')?.rule).toEqual(aSeriesRule({ count: null, endsOn: '2026-12-01' }))
  expect(blockBefore(meeting, '2026-12-01')).toEqual({ ...meeting, rule: null, skips: [] })
  expect(blockBefore(meeting, '2026-11-17')).toBeNull()
})
