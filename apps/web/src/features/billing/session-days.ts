import { formatMonthDay } from '../../shared/format-date'

/** `October 6`, `October 6 – 27` or `October 6 – November 3`: from the first to the last session. */
export function sessionDays({ firstOn, lastOn }: { firstOn: string; lastOn: string }): string {
  const first = formatMonthDay(firstOn)
  if (firstOn === lastOn) return first
  const isOneMonth = firstOn.slice(0, 7) === lastOn.slice(0, 7)
  return `${first} – ${isOneMonth ? Number(lastOn.slice(8)) : formatMonthDay(lastOn)}`
}
