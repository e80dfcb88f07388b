import { expect, it } from 'vitest'
import { apiAnswering } from '../testing/api-for'
import { FeeScheduleInput, type FeeScheduleLine } from './fee-schedules-contract'
import { aFeeSchedule, aFeeScheduleInput } from './fee-schedules-fixtures'
import { FEE_SCHEDULES_MESSAGES } from './fee-schedules-messages'

const params = { practiceId: 'p' }
const path = '/api/v1/practices/p/fee-schedules'

it('lists the schedules of a practice', async () => {
  const { api, http } = apiAnswering([aFeeSchedule()])
  expect(await api.feeSchedules.list(params)).toEqual([aFeeSchedule()])
  expect(http.sent).toMatchObject([{ method: 'GET', path, bearer: 'a.b.c' }])
})

it('adds a schedule, once for each idempotency key, and changes the version that was read', async () => {
  const { api, http } = apiAnswering(aFeeSchedule())
  await api.feeSchedules.create(params, aFeeScheduleInput(), { idempotencyKey: 'k' })
  const body = { ...aFeeScheduleInput(), version: 1 }
  await api.feeSchedules.update({ ...params, scheduleId: 's' }, body)
  expect(http.sent).toMatchObject([
    { method: 'POST', path, body: aFeeScheduleInput(), idempotencyKey: 'k' },
    { method: 'PUT', path: `${path}/s`, body },
  ])
})

it('deletes a schedule', async () => {
  const { api, http } = apiAnswering(null)
  await api.feeSchedules.remove({ ...params, scheduleId: 's' })
  expect(http.sent).toMatchObject([{ method: 'DELETE', path: `${path}/s` }])
})

it('says what failed where the server gives no sentence', () => {
  expect(Object.values(FEE_SCHEDULES_MESSAGES).every((words) => words.startsWith('Failed to'))).toBe(true)
})

const line = (changes: Partial<FeeScheduleLine> = {}): FeeScheduleLine => ({
  ...{ code: '90834', modifier: '', credential: '', allowedCents: 11_200 },
  ...changes,
})

it.each<[string, string, object]>([
  ['lines', 'Add a service', { lines: [] }],
  [
    'lines.0.code',
    'A code has 2 to 10 letters, digits or hyphens, like 90834',
    { lines: [line({ code: '' })] },
  ],
  ['lines.0.modifier', 'A modifier has two letters or digits, like 95', { lines: [line({ modifier: '9' })] }],
  ['lines.0.allowedCents', 'The fee can’t be negative', { lines: [line({ allowedCents: -1 })] }],
  ['endsOn', 'Enter a day that is not before the first day', { endsOn: '2025-12-31' }],
  [
    'lines.2.code',
    'This code is there already with the same modifier and credential',
    { lines: [line({ credential: 'LCSW' }), line(), line({ credential: ' lcsw' })] },
  ],
])('refuses at %s: %s', (field, message, changes) => {
  const result = FeeScheduleInput.safeParse({ ...aFeeScheduleInput(), ...changes })
  expect(result.error?.issues.map(({ path: at, message: said }) => [at.join('.'), said])).toEqual([
    [field, message],
  ])
})

it('takes one code several times for different modifiers and credentials', () => {
  const lines = [line(), line({ modifier: '95' }), line({ credential: 'PhD' })]
  expect(FeeScheduleInput.parse({ ...aFeeScheduleInput(), lines }).lines).toEqual(lines)
})
