import { type BusinessHours, type OpenRange, WEEKDAYS } from '@oaklet/api/contract'

/** The same hours on each day of a week: `weekOf('09:00–12:00', '13:00–17:00')`; none is closed. */
export const weekOf = (...words: string[]): BusinessHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, rangesOf(words)])) as BusinessHours

/** Ranges of a day, from words like `09:00–12:00`. */
export const rangesOf = (words: readonly string[]): OpenRange[] =>
  words.map((range) => {
    const [opens = '', closes = ''] = range.split('–')
    return { opens, closes }
  })

/** The same ranges as words again: `09:00–12:00,13:00–17:00`. */
export const inWords = (open: readonly OpenRange[]): string =>
  open.map(({ opens, closes }) => `${opens}–${closes}`).join()
