import {
  datePartsOf,
  isInEveryMonth,
  nthsOf,
  ordinal,
  patternWords,
  ruleErrors,
  type SeriesRule,
  type ShortMonths,
  WEEKDAY_NAMES,
  weekdayOf,
} from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'

/** What "Repeat" offers; `nth` and `last` are the weekday of the date in its month. */
export type Repeat = 'none' | 'week' | 'two_weeks' | 'nth' | 'last' | 'date' | 'year' | 'custom'

/** What is chosen about repeating while someone types. */
export interface RepeatValues {
  repeat: Repeat
  /** Of a rule of one's own. */
  freq: 'weekly' | 'monthly' | 'yearly'
  every: number | null
  /** `0` is Monday. */
  weekdays: string[]
  /** Of a monthly rule of one's own: on the date, or on this weekday of the month. */
  monthDay: 'date' | 'nth' | 'last'
  shortMonths: ShortMonths | null
  ends: 'count' | 'date'
  count: number | null
  endsOn: string | null
}

/** A form in which nothing repeats. */
export const NO_REPEAT: RepeatValues = {
  repeat: 'none',
  freq: 'weekly',
  every: 1,
  weekdays: [],
  monthDay: 'date',
  shortMonths: null,
  ends: 'count',
  count: 12,
  endsOn: null,
}

type Pattern = Omit<SeriesRule, 'count' | 'endsOn'>

/** The choices of "Repeat" for a date, in words. */
export function repeatOptions(date: string): { id: Repeat; label: string }[] {
  const ids: Repeat[] = ['week', 'two_weeks', ...monthDaysOf(date), 'date', 'year']
  return [
    { id: 'none', label: 'Doesn’t repeat' },
    ...ids.map((id) => ({ id, label: patternWords(patternOf({ ...NO_REPEAT, repeat: id }, date)) })),
    { id: 'custom', label: 'Custom…' },
  ]
}

/** The choices of a monthly rule for a date, in words. */
export function monthDayOptions(date: string): { id: RepeatValues['monthDay']; label: string }[] {
  const weekday = WEEKDAY_NAMES[weekdayOf(date)] ?? ''
  const nth = ['first', 'second', 'third', 'fourth'][(nthsOf(date)[0] ?? 1) - 1] ?? ''
  const words = { nth: `On the ${nth} ${weekday}`, last: `On the last ${weekday}` }
  return [
    { id: 'date', label: `On the ${ordinal(datePartsOf(date).day)}` },
    ...monthDaysOf(date).map((id) => ({ id, label: words[id] })),
  ]
}

const monthDaysOf = (date: string): ('nth' | 'last')[] =>
  nthsOf(date).map((nth) => (nth === -1 ? 'last' : 'nth'))

/** What is chosen, as far as a date has it: of a date that is a fifth Tuesday, the third one is the last. */
export function repeatOn(values: RepeatValues, date: string | null): RepeatValues {
  if (date === null) return values
  const fits = (id: 'nth' | 'last'): 'nth' | 'last' => {
    const has = monthDaysOf(date)
    return has.includes(id) ? id : (has[0] ?? 'last')
  }
  const { repeat, monthDay } = values
  return {
    ...values,
    repeat: repeat === 'nth' || repeat === 'last' ? fits(repeat) : repeat,
    monthDay: monthDay === 'date' ? monthDay : fits(monthDay),
  }
}

/** The rule of what is chosen; null while nothing repeats or the date is not known. */
export function ruleOf(chosen: RepeatValues, date: string | null): SeriesRule | null {
  if (chosen.repeat === 'none' || date === null) return null
  const values = repeatOn(chosen, date)
  return {
    ...patternOf(values, date),
    count: values.ends === 'count' ? (values.count ?? 0) : null,
    endsOn: values.ends === 'date' ? (values.endsOn ?? '') : null,
  }
}

function patternOf(values: RepeatValues, date: string): Pattern {
  const nths = nthsOf(date)
  const nthOf = (id: string) => (id === 'last' ? -1 : (nths.find((nth) => nth > 0) ?? -1))
  const weekly = (every: number, weekdays: number[]): Pattern => ({
    ...{ startsOn: date, freq: 'weekly' as const, every, weekdays, nth: null, shortMonths: null },
  })
  const monthly = (every: number, id: string): Pattern => ({
    ...{ startsOn: date, freq: 'monthly_weekday' as const, every },
    ...{ weekdays: [], nth: nthOf(id), shortMonths: null },
  })
  const onDate = (every: number, freq: 'monthly_date' | 'yearly'): Pattern => ({
    ...{ startsOn: date, freq, every, weekdays: [], nth: null },
    shortMonths: isInEveryMonth({ freq, startsOn: date }) ? null : values.shortMonths,
  })
  const every = values.every ?? 0
  switch (values.repeat) {
    case 'none':
    case 'week':
      return weekly(1, [weekdayOf(date)])
    case 'two_weeks':
      return weekly(2, [weekdayOf(date)])
    case 'nth':
    case 'last':
      return monthly(1, values.repeat)
    case 'date':
      return onDate(1, 'monthly_date')
    case 'year':
      return onDate(1, 'yearly')
    case 'custom':
      if (values.freq === 'weekly') return weekly(every, values.weekdays.map(Number))
      if (values.freq === 'yearly') return onDate(every, 'yearly')
      return values.monthDay === 'date' ? onDate(every, 'monthly_date') : monthly(every, values.monthDay)
  }
}

/** What repeating still needs, at its fields. */
export function repeatErrors(values: RepeatValues, date: string | null): FormError[] {
  const rule = ruleOf(values, date)
  if (rule === null) return []
  if (!Number.isInteger(rule.every) || rule.every < 1 || rule.every > 12) {
    return [{ path: 'every', message: 'Choose a number from 1 to 12' }]
  }
  return ruleErrors(rule)
}

/** Whether the rule may name a date that a month or year has not. */
export const asksForShortMonths = (rule: SeriesRule | null): boolean =>
  rule !== null && (rule.freq === 'monthly_date' || rule.freq === 'yearly') && !isInEveryMonth(rule)
