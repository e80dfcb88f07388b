import { fromAbsolute, toCalendarDateTime, toZoned } from '@internationalized/date'

const DAY_MS = 86_400_000

/** The answers of isNearChange by time zone and day, because it is called for every event. */
const changes = new Map<string, boolean>()

/** Returns true when clocks change within a day or two of a day. */
function isNearChange(instant: number, timeZone: string): boolean {
  const day = Math.floor(instant / DAY_MS)
  const key = `${timeZone} ${day}`
  const known = changes.get(key)
  if (known !== undefined) return known
  const [before, after] = [day - 1, day + 2].map((at) => fromAbsolute(at * DAY_MS, timeZone).offset)
  changes.set(key, before !== after)
  return before !== after
}

/** Returns whether the wall clock shows this instant's time twice on its day. */
export function isRepeatedTime(instant: number, timeZone: string): boolean {
  if (!isNearChange(instant, timeZone)) return false
  const wall = toCalendarDateTime(fromAbsolute(instant, timeZone))
  const [first, second] = (['earlier', 'later'] as const).map((round) =>
    toZoned(wall, timeZone, round).toDate().getTime(),
  )
  return first !== second
}
