import * as z from 'zod/mini'

/** The days of a week, from Monday on. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
/** One of {@link WEEKDAYS}. */
export type Weekday = (typeof WEEKDAYS)[number]

/** From when to when it is open: local wall-clock times as `HH:MM`; `24:00` ends the day. */
export const OpenRange = z.object({
  opens: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 09:00')),
  closes: z
    .string()
    .check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Use a time like 17:00, at most 24:00')),
})
export type OpenRange = z.infer<typeof OpenRange>

/** The open ranges of each weekday; an empty list is a closed day. */
export const BusinessHours = z.record(z.enum(WEEKDAYS), z.array(OpenRange))
export type BusinessHours = z.infer<typeof BusinessHours>

/** One day's open ranges as they are sent: in order, without overlap; none is a closed day. */
export const DayRanges = z.array(OpenRange).check(
  z.maxLength(8, 'Use at most 8 ranges'),
  z.check(({ value, issues }) => {
    // Times that aren't times can't be compared.
    if (issues.length > 0) return
    for (const [index, { opens, closes }] of value.entries()) {
      const before = value[index - 1]
      const refuse = (field: keyof OpenRange, message: string) =>
        issues.push({ code: 'custom', input: value, path: [index, field], message })
      if (before !== undefined && opens < before.closes)
        refuse('opens', 'Open after the range before has closed')
      if (closes <= opens) refuse('closes', 'Close after opening')
    }
  }),
)

/** A whole week's hours as they are sent. */
export const BusinessHoursInput = z.record(z.enum(WEEKDAYS), DayRanges)
