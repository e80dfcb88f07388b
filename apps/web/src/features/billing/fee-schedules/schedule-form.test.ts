import { aFeeSchedule } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { scheduleBodyOf, scheduleErrors, scheduleValuesOf, scheduleVersions } from './schedule-form'

const values = scheduleValuesOf(aFeeSchedule())

test('a schedule is sent back as it came', () => {
  expect(aFeeSchedule()).toMatchObject(scheduleBodyOf(values))
  expect(scheduleErrors(values)).toEqual([])
})

test('asks for all that is needed, in the order of the fields', () => {
  expect(scheduleErrors(scheduleValuesOf(null))).toEqual([
    { path: 'payerId', message: 'Choose a payer' },
    { path: 'startsOn', message: 'Enter the first day' },
    { path: 'lines', message: 'Add a service' },
  ])
  const line = { key: 'x', code: '', modifier: '9', credential: '', allowedCents: null }
  expect(scheduleErrors({ ...values, lines: [line] })).toEqual([
    { path: 'lines.0.code', message: 'A code has 2 to 10 letters, digits or hyphens, like 90834' },
    { path: 'lines.0.modifier', message: 'A modifier has two letters or digits, like 95' },
    { path: 'lines.0.allowedCents', message: 'Enter what is allowed, like 120.50' },
  ])
  expect(scheduleErrors({ ...values, lines: [...values.lines, ...values.lines] })).toMatchObject([
    { path: 'lines.2.code' },
    { path: 'lines.3.code' },
  ])
})

test('says both versions in words', () => {
  const theirs = aFeeSchedule({ endsOn: '2026-12-31', lines: aFeeSchedule().lines.slice(1) })
  const rows = scheduleVersions('USD', () => 'Aetna')(values, theirs)
  expect(rows.filter((row) => row.mine !== row.theirs)).toEqual([
    { label: 'Last day', mine: '', theirs: 'Dec 31, 2026' },
    { label: 'Allowed', mine: '90834 $112.00; 90837 95 LCSW $140.50', theirs: '90837 95 LCSW $140.50' },
  ])
})
