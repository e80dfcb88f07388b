import { parseDate } from '@internationalized/date'

/** What the keyboard can stand on: days, and in each the keys of what it holds from top to bottom. */
export interface NavigableDay {
  date: string
  items: readonly string[]
}

/** A place of the keyboard: a day, or something inside of it. */
export interface MonthStop {
  date: string
  itemKey: string | null
}

export const MONTH_STEPS = ['up', 'down', 'before', 'after', 'home', 'end', 'in', 'out'] as const
export type MonthStep = (typeof MONTH_STEPS)[number]

const DAYS_OF_STEP = { up: -7, down: 7, before: -1, after: 1 } as const

/**
 * Returns where a step leads; its date may be one that is not shown. Among what a day holds, up and down go from one to the
 * next and from the first back to the day; all else leads from day to day.
 */
export function nextMonthStop(
  weeks: readonly (readonly NavigableDay[])[],
  from: MonthStop,
  step: MonthStep,
): MonthStop {
  const week = weeks.find((days) => days.some(({ date }) => date === from.date)) ?? []
  const items = week.find(({ date }) => date === from.date)?.items ?? []
  const at = from.itemKey === null ? -1 : items.indexOf(from.itemKey)
  switch (step) {
    case 'in':
      return { date: from.date, itemKey: from.itemKey ?? items[0] ?? null }
    case 'out':
      return dayStop(from.date)
    case 'home':
      return dayStop(week[0]?.date ?? from.date)
    case 'end':
      return dayStop(week.at(-1)?.date ?? from.date)
    case 'up':
    case 'down':
      if (at === -1) break
      return { date: from.date, itemKey: items[at + (step === 'down' ? 1 : -1)] ?? edge(step, from) }
    case 'before':
    case 'after':
      break
  }
  return dayStop(parseDate(from.date).add({ days: DAYS_OF_STEP[step] }).toString())
}

const dayStop = (date: string): MonthStop => ({ date, itemKey: null })

/** Above the first is the day itself, below the last is nothing. */
const edge = (step: 'up' | 'down', from: MonthStop) => (step === 'down' ? from.itemKey : null)
