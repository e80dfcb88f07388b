import type { SeriesRule } from '@oaklet/api/contract'
import { aListedBlock, aSeriesRule } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  blockErrors,
  changeOf,
  deletedScope,
  EVERYBODY,
  inputOf,
  inputOfBlock,
  newBlock,
  repeatValuesOf,
  valuesOf,
} from './block-form'
import { blockName, blockWhen, savedWords } from './block-words'
import { ruleOf } from '../series/repeat-form'

const DAY = '2026-11-17'
const lunch = { isWholeDays: false, start: '12:00', end: '13:00' }
const weekly = aListedBlock({
  ...{ firstDay: DAY, lastDay: DAY, start: '12:00', minutes: 60, rule: aSeriesRule({ count: 4 }) },
})
const opened = { block: weekly, on: '2026-12-01' }
const ruleFrom = (date: string | null) => ruleOf(repeatValuesOf(weekly.rule), date)

test('whole days are sent by their dates, and times with their length', () => {
  const values = { ...newBlock(DAY, 'ana'), lastDay: '2026-11-20', title: ' Away ' }
  expect(inputOf(values, null)).toMatchObject({
    ...{ title: 'Away', staffIds: ['ana'], locationIds: [], firstDay: DAY, lastDay: '2026-11-20' },
    ...{ start: null, minutes: null },
  })
  expect(inputOf({ ...values, ...lunch, who: EVERYBODY }, null)).toMatchObject({
    ...{ staffIds: [], lastDay: DAY, start: '12:00', minutes: 60 },
  })
})

test('what is missing or doesn’t go together is asked for at its field', () => {
  const fields = (changes: object) =>
    blockErrors({ ...newBlock(DAY, EVERYBODY), ...changes }).map(({ path }) => path)
  expect(fields({})).toEqual([])
  expect(fields({ firstDay: null, lastDay: null })).toEqual(['firstDay', 'lastDay'])
  expect(fields({ kind: 'event' })).toEqual(['title'])
  expect(fields({ lastDay: '2026-11-16' })).toEqual(['lastDay'])
  expect(fields({ ...lunch, start: null, end: null })).toEqual(['start', 'end'])
  expect(fields({ ...lunch, end: '12:00' })).toEqual(['end'])
})

test('a block that is opened and saved as it is stays the same', () => {
  const first = { block: weekly, on: DAY }
  const { version, scope, ...input } = changeOf(first, 'all', valuesOf(first), ruleFrom)
  expect([version, scope]).toEqual([1, 'all'])
  expect(input).toEqual(inputOfBlock(weekly))
  expect(changeOf(opened, 'all', valuesOf(opened), ruleFrom)).toEqual({ version, scope, ...input })
})

test('one time alone repeats no more, and those that follow are as many as were left', () => {
  const values = valuesOf(opened)
  expect(changeOf(opened, 'this', values, ruleFrom)).toMatchObject({
    ...{ scope: 'this', occurrenceOn: '2026-12-01', firstDay: '2026-12-01', rule: null, skips: [] },
  })
  expect(changeOf(opened, 'following', values, ruleFrom)).toMatchObject({
    ...{ scope: 'following', occurrenceOn: '2026-12-01', rule: { startsOn: '2026-12-01', count: 2 } },
  })
})

test('deleting the last of the times, or from the first on, deletes the block', () => {
  const scopes = (on: string, skips: string[] = []) =>
    (['this', 'following', 'all'] as const).map((scope) =>
      deletedScope({ block: { ...weekly, skips }, on }, scope),
    )
  expect(scopes(DAY)).toEqual(['this', 'all', 'all'])
  expect(scopes('2026-12-01')).toEqual(['this', 'following', 'all'])
  const others = ['2026-11-24', '2026-12-01', '2026-12-08']
  expect(scopes(DAY, others)).toEqual(['all', 'all', 'all'])
})

test('all times move by as many days as the one that was opened', () => {
  const rules: (string | null)[] = []
  const spy = (date: string | null): SeriesRule | null => {
    rules.push(date)
    return null
  }
  const moved = changeOf(opened, 'all', { ...valuesOf(opened), firstDay: '2026-12-02' }, spy)
  expect([moved.firstDay, rules]).toEqual(['2026-11-18', ['2026-11-18']])
})

test('a block is named for the people and what it is, and only as busy where it is private', () => {
  const away = aListedBlock({ title: '' })
  expect(blockName(away)).toBe('Dr. Ana Cole is away')
  expect(blockName(aListedBlock())).toBe('Dr. Ana Cole is away: Winter break')
  expect(blockName({ ...away, staffNames: ['Ana', 'Bo'] })).toBe('Ana and Bo are away')
  expect(blockName({ ...away, staffNames: [] })).toBe('Everybody is away')
  expect(blockName({ ...away, kind: 'event', title: 'Team meeting', staffNames: [] })).toBe('Team meeting')
  expect(blockName({ ...away, kind: 'event', title: null })).toBe('Dr. Ana Cole is busy')
})

test('its days or times are said, and how many appointments are in them', () => {
  const [time = { on: '', startsAt: '', endsAt: '' }] = aListedBlock().occurrences
  expect(blockWhen(aListedBlock(), time)).toBe('Monday, December 21 to Friday, January 1')
  const noon = { startsAt: '2026-11-17T17:00:00Z', endsAt: '2026-11-17T18:00:00Z' }
  expect(blockWhen(weekly, noon)).toBe('Tuesday, November 17, 12:00 PM to 1:00 PM')
  const saved = { block: aListedBlock(), appointments: 7 }
  expect(savedWords(saved, '2026-11-17')).toBe(
    'Blocked Monday, December 21 to Friday, January 1. 7 appointments are in this time',
  )
  expect(savedWords(saved, '2025-11-17')).toMatch(
    /^Blocked Monday, December 21, 2026 to Friday, January 1, 2027\./,
  )
  expect(savedWords({ block: weekly, appointments: 0 }, '2026-11-17')).toBe(
    'Blocked Tuesday, November 17, 12:00 PM to 1:00 PM, repeating. No appointments are in this time',
  )
})
