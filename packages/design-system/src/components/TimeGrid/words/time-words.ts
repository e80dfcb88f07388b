import { isRepeatedTime } from '../model/repeated-time'

const LOCALE = 'en-US'
const FORMATS = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  weekday: { weekday: 'short' },
  clock: { hour: 'numeric', minute: '2-digit' },
  hour: { hour: 'numeric' },
  zone: { hour: 'numeric', timeZoneName: 'short' },
  digits: { year: 'numeric', month: '2-digit', day: '2-digit' },
} as const

/** Creating a formatter takes about a thousand times as long as using it, so formatters are cached. */
const formatters = new Map<string, Partial<Record<keyof typeof FORMATS, Intl.DateTimeFormat>>>()

function formatter(timeZone: string, format: keyof typeof FORMATS): Intl.DateTimeFormat {
  const inZone = formatters.get(timeZone) ?? {}
  if (inZone[format] === undefined) formatters.set(timeZone, inZone)
  return (inZone[format] ??= new Intl.DateTimeFormat(LOCALE, { timeZone, ...FORMATS[format] }))
}

/** Some browsers write a narrow no-break space in "9:00 AM"; names need a plain one, to be compared and spoken. */
const plainSpaces = (text: string) => text.replace(/[\u202f\u00a0]/g, ' ')
const atNoonUtc = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** "Tuesday, November 17" for a calendar date. */
export const longDate = (date: string) => formatter('UTC', 'long').format(atNoonUtc(date))

/** "Tue" for a calendar date. */
export const shortWeekday = (date: string) => formatter('UTC', 'weekday').format(atNoonUtc(date))

/** "9:00 AM" for minutes after midnight on the wall clock. */
export const clockTime = (minutes: number) => plainSpaces(formatter('UTC', 'clock').format(minutes * 60_000))

/** "9 AM" for minutes after midnight on the wall clock. */
export const clockHour = (minutes: number) => plainSpaces(formatter('UTC', 'hour').format(minutes * 60_000))

/** "EST", the name of an instant's offset; "GMT+1" where the offset has none. */
export const zoneWord = (instant: number, timeZone: string): string =>
  formatter(timeZone, 'zone')
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** "9:00 AM" for an instant in a zone, "1:00 AM EST" where clocks show that time twice. */
function timeAt(instant: number, timeZone: string): string {
  const clock = plainSpaces(formatter(timeZone, 'clock').format(instant))
  return isRepeatedTime(instant, timeZone) ? `${clock} ${zoneWord(instant, timeZone)}` : clock
}

/** "Tuesday, November 17, 9:00 AM to 9:50 AM"; the date is repeated when the end is on another one. */
export function spanWords(start: number, end: number, timeZone: string): string {
  const day = formatter(timeZone, 'long')
  const [first, last] = [day.format(start), day.format(end)]
  const until = first === last ? '' : `${last}, `
  return `${first}, ${timeAt(start, timeZone)} to ${until}${timeAt(end, timeZone)}`
}

/** The calendar date of an instant in a zone, `YYYY-MM-DD`. */
export function dateAt(instant: number, timeZone: string): string {
  const parts = formatter(timeZone, 'digits').formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** "9:00 – 9:50 AM", as short as it can be. */
export const shortSpan = (start: number, end: number, timeZone: string) =>
  plainSpaces(formatter(timeZone, 'clock').formatRange(start, end)).replace(/\s*–\s*/, ' – ')
