import { formatMediumDate, formatMonth } from '../../shared/format-date'
import { type Days, monthBefore } from './month-before'

/** `October 2026` for a whole month, `Oct 5, 2026` for a day, else `Oct 5, 2026 – Nov 1, 2026`. */
export function periodWords({ from, to }: Days): string {
  if (isWholeMonth({ from, to })) return `${formatMonth(from)} ${from.slice(0, 4)}`
  return from === to ? formatMediumDate(from) : `${formatMediumDate(from)} – ${formatMediumDate(to)}`
}

const isWholeMonth = ({ from, to }: Days): boolean => {
  const month = monthBefore(from, 0)
  return month.from === from && month.to === to
}
