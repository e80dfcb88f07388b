export const DATE_LOOKS = ['short', 'long', 'relative'] as const
export type DateLook = (typeof DATE_LOOKS)[number]

interface DateInWords {
  /** `YYYY-MM-DD`, which is the same day everywhere, or an ISO instant. */
  value: string
  look: DateLook
  locale: string
  /** Where an instant is looked at, and where today is; the machine's by default. */
  timeZone?: string | undefined
  /** The clock at the time of asking by default. */
  now?: Date | undefined
}

const DAY_MS = 86_400_000
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value)

/** A date as people say it, or the value itself when it is none. */
export function dateWords({ value, look, locale, timeZone, now = new Date() }: DateInWords): string {
  const at = new Date(isDay(value) ? `${value}T00:00:00Z` : value)
  if (Number.isNaN(at.getTime())) return value
  const zone = isDay(value) ? 'UTC' : timeZone
  const day = dayOf(at, zone)
  const today = dayOf(now, timeZone)
  if (look === 'relative') return relativeWords(today, day, locale)
  const format = new Intl.DateTimeFormat(locale, {
    ...(zone !== undefined && { timeZone: zone }),
    weekday: look,
    month: look,
    day: 'numeric',
    ...((look === 'long' || day.year !== today.year) && { year: 'numeric' }),
    ...(!isDay(value) && { hour: 'numeric', minute: '2-digit' }),
    ...(!isDay(value) && look === 'long' && { timeZoneName: 'short' }),
  })
  return format.format(at)
}

interface Day {
  year: number
  month: number
  day: number
}

function dayOf(at: Date, timeZone: string | undefined): Day {
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    ...(timeZone !== undefined && { timeZone }),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const part = (name: string) => Number(format.formatToParts(at).find(({ type }) => type === name)?.value)
  return { year: part('year'), month: part('month'), day: part('day') }
}

/** By days up to a month, then by whole months, then by whole years. */
function relativeWords(from: Day, to: Day, locale: string): string {
  const number = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day) / DAY_MS
  const days = number(to) - number(from)
  if (Math.abs(days) <= 31)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const [early, late] = days < 0 ? [to, from] : [from, to]
  const unfinished = late.day < early.day ? 1 : 0
  const months = Math.max(1, (late.year - early.year) * 12 + late.month - early.month - unfinished)
  const far = new Intl.RelativeTimeFormat(locale)
  const sign = Math.sign(days)
  return months < 12 ? far.format(sign * months, 'month') : far.format(sign * Math.floor(months / 12), 'year')
}
