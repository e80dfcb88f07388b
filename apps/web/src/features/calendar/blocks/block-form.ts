import {
  blockDates,
  type BlockScope,
  type CalendarBlock,
  CalendarBlockInput,
  type ListedBlock,
  type SeriesRule,
  type UpdateCalendarBlockBody,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { addDays } from '../../../shared/add-days'
import { daysFrom } from '../../../shared/days-from'
import { NO_REPEAT, type RepeatValues } from '../series/repeat-form'

/** Everybody in the practice. */
export const EVERYBODY = 'everybody'
/** Several people, whom a form leaves as they are. */
export const SEVERAL = 'several'
/** Every location, and telehealth. */
export const EVERYWHERE = 'everywhere'
/** Several locations, which a form leaves as they are. */
export const SEVERAL_PLACES = 'several places'

/** What is typed about a block; dates and times are null while they are not whole. */
export interface BlockValues {
  kind: CalendarBlockInput['kind']
  title: string
  isPrivate: boolean
  /** The id of a person, or one of the words above. */
  who: string
  /** The id of a location, or one of the words above. */
  place: string
  isWholeDays: boolean
  firstDay: string | null
  lastDay: string | null
  start: string | null
  end: string | null
}

/** One time of a block, as it was opened. */
export interface OpenedBlock {
  block: ListedBlock
  /** Its date by the rule. */
  on: string
}

/** A form for time that is blocked anew. */
export const newBlock = (date: string, who: string): BlockValues => ({
  ...{ kind: 'unavailable', title: '', isPrivate: false, who, place: EVERYWHERE },
  ...{ isWholeDays: true, firstDay: date, lastDay: date, start: '12:00', end: '13:00' },
})

/** A form for one time of a block. */
export function valuesOf({ block, on }: OpenedBlock): BlockValues {
  const { staffIds, locationIds, start } = block
  const [who = EVERYBODY, place = EVERYWHERE] = [staffIds[0], locationIds[0]]
  return {
    kind: block.kind === 'event' ? 'event' : 'unavailable',
    ...{ title: block.title ?? '', isPrivate: block.isPrivate },
    who: staffIds.length > 1 ? SEVERAL : who,
    place: locationIds.length > 1 ? SEVERAL_PLACES : place,
    isWholeDays: start === null,
    firstDay: on,
    lastDay: addDays(on, daysFrom(block.firstDay, block.lastDay)),
    start: start ?? '12:00',
    end: start === null ? '13:00' : clockOf(minutesOf(start) + (block.minutes ?? 0)),
  }
}

/** How a block repeats, as the form has it. */
export function repeatValuesOf(rule: SeriesRule | null): RepeatValues {
  if (rule === null) return NO_REPEAT
  const { freq, every, weekdays, nth, shortMonths, count, endsOn } = rule
  return {
    ...{ repeat: 'custom', every, weekdays: weekdays.map(String), shortMonths },
    freq: freq === 'weekly' || freq === 'yearly' ? freq : 'monthly',
    monthDay: freq !== 'monthly_weekday' ? 'date' : nth === -1 ? 'last' : 'nth',
    ...{ ends: count === null ? 'date' : 'count', count: count ?? NO_REPEAT.count, endsOn },
  }
}

/** What is sent; a date or time that is not whole is empty, which the check has refused. */
export function inputOf(
  values: BlockValues,
  rule: SeriesRule | null,
  before: Pick<CalendarBlock, 'staffIds' | 'locationIds' | 'skips'> | null = null,
): CalendarBlockInput {
  const { who, place, isWholeDays, start, end } = values
  const firstDay = values.firstDay ?? ''
  return {
    ...{ kind: values.kind, title: values.title.trim() },
    isPrivate: values.isPrivate && who !== EVERYBODY && who !== SEVERAL,
    staffIds: who === SEVERAL ? (before?.staffIds ?? []) : who === EVERYBODY ? [] : [who],
    locationIds: place === SEVERAL_PLACES ? (before?.locationIds ?? []) : place === EVERYWHERE ? [] : [place],
    firstDay,
    lastDay: isWholeDays ? (values.lastDay ?? '') : firstDay,
    start: isWholeDays ? null : (start ?? ''),
    minutes: isWholeDays ? null : minutesOf(end ?? '') - minutesOf(start ?? ''),
    rule: rule === null ? null : { ...rule, weekdays: [...rule.weekdays] },
    skips: before?.skips ?? [],
  }
}

/** What has to be put right before it is worth asking the server, in the order of the fields. */
export function blockErrors(values: BlockValues): FormError[] {
  const { isWholeDays, firstDay, lastDay, start, end } = values
  const missing = [
    ...(firstDay === null ? [{ path: 'firstDay', message: 'Enter a date' }] : []),
    ...(isWholeDays && lastDay === null ? [{ path: 'lastDay', message: 'Enter the last day' }] : []),
    ...(!isWholeDays && start === null ? [{ path: 'start', message: 'Enter a start time' }] : []),
    ...(!isWholeDays && end === null ? [{ path: 'end', message: 'Enter an end time' }] : []),
    ...(!isWholeDays && start !== null && end !== null && end <= start
      ? [{ path: 'end', message: 'End after the start' }]
      : []),
  ]
  const refused = refusedBlock(
    (CalendarBlockInput.safeParse(inputOf(values, null)).error?.issues ?? []).map(({ path, message }) => ({
      ...{ path: String(path[0]), message },
    })),
  )
  const found = [...missing, ...refused.filter(({ path }) => !missing.some((one) => one.path === path))]
  return FIELD_ORDER.flatMap((field) => found.find(({ path }) => path === field) ?? [])
}

const FIELD_ORDER = ['kind', 'title', 'who', 'isPrivate', 'place', 'firstDay', 'lastDay', 'start', 'end']

/** The server’s refusals at the fields that they are about. */
export const refusedBlock = (refused: readonly { path: string; message: string }[]): FormError[] =>
  refused.map(({ path, message }) => {
    const [field = path] = path.split('.')
    return { path: FIELD_OF[field] ?? field, message }
  })

const FIELD_OF: Readonly<Record<string, string>> = { staffIds: 'who', locationIds: 'place', minutes: 'end' }

/** A change of one time, of that and all that follow, or of all: all others are moved by as many days as this one. */
export function changeOf(
  { block, on }: OpenedBlock,
  scope: BlockScope,
  values: BlockValues,
  ruleFrom: (date: string | null) => SeriesRule | null,
): UpdateCalendarBlockBody {
  const { version } = block
  if (scope === 'this') {
    return { ...inputOf(values, null, { ...block, skips: [] }), scope, occurrenceOn: on, version }
  }
  if (scope === 'following') {
    const rule = ruleFrom(values.firstDay)
    const before = blockDates({ ...block, skips: [] }, on).length - 1
    return { ...inputOf(values, remaining(rule, block, before), block), scope, occurrenceOn: on, version }
  }
  const moved = values.firstDay === null ? 0 : daysFrom(on, values.firstDay)
  const [firstDay, lastDay] = [addDays(block.firstDay, moved), values.lastDay]
  const back = daysFrom(on, block.firstDay)
  const shifted = { ...values, firstDay, lastDay: lastDay === null ? null : addDays(lastDay, back) }
  return { ...inputOf(shifted, ruleFrom(firstDay), block), scope, version }
}

/** What is deleted, where a part of the times would be all that there are. */
export function deletedScope({ block, on }: OpenedBlock, scope: BlockScope): BlockScope {
  const left = {
    this: blockDates({ ...block, skips: [...block.skips, on] }, LAST_DAY),
    following: blockDates(block, addDays(on, -1)),
    all: [],
  }[scope]
  return left.length === 0 ? 'all' : scope
}

const LAST_DAY = '9999-12-31'

/** The rule for the dates that are left of a number; null where that is one. */
function remaining(rule: SeriesRule | null, block: CalendarBlock, before: number): SeriesRule | null {
  if (rule?.count == null || rule.count !== block.rule?.count) return rule
  const count = rule.count - before
  return count < 2 ? null : { ...rule, count }
}

/** A block as it would be sent again, to put it back. */
export const inputOfBlock = (block: CalendarBlock): CalendarBlockInput => ({
  kind: block.kind === 'event' ? 'event' : 'unavailable',
  ...{ title: block.title ?? '', isPrivate: block.isPrivate, staffIds: block.staffIds },
  ...{ locationIds: block.locationIds, firstDay: block.firstDay, lastDay: block.lastDay },
  ...{ start: block.start, minutes: block.minutes, rule: block.rule, skips: block.skips },
})

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
