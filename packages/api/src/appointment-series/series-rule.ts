/** How often the dates of a series come. */
export const SERIES_FREQUENCIES = ['weekly', 'monthly_date', 'monthly_weekday', 'yearly'] as const
/** One of {@link SERIES_FREQUENCIES}. */
export type SeriesFrequency = (typeof SERIES_FREQUENCIES)[number]

/** What comes of a date that a month or year has not: its last day, or nothing. */
export const SHORT_MONTHS = ['last_day', 'skip'] as const
/** One of {@link SHORT_MONTHS}. */
export type ShortMonths = (typeof SHORT_MONTHS)[number]

/** The most appointments of one series. */
export const MAX_OCCURRENCES = 300
/** The longest series, in years. */
export const MAX_SERIES_YEARS = 3

/** The rule of a series: which dates it has. Dates are `YYYY-MM-DD`. */
export interface SeriesRule {
  /** The first date, or a day before it in the case of weekdays that come later. */
  startsOn: string
  freq: SeriesFrequency
  /** 2 is every second week, month or year. */
  every: number
  /** Weekly: the weekdays, 0 is Monday. Empty otherwise. */
  weekdays: readonly number[]
  /** Monthly on a weekday: the first (1) to fourth (4) such weekday, or the last (-1). Null otherwise. */
  nth: number | null
  /** Monthly and yearly on a date; null otherwise, and where every month has the date. */
  shortMonths: ShortMonths | null
  /** How many dates; null where it ends on a day. */
  count: number | null
  /** The last day on which a date may be; null where it ends by number. */
  endsOn: string | null
}

/** The last day that a series from `startsOn` may reach. */
export const lastDayOfSeries = (startsOn: string): string =>
  `${String(Number(startsOn.slice(0, 4)) + MAX_SERIES_YEARS).padStart(4, '0')}${startsOn.slice(4)}`
