const DAY_MS = 86_400_000

/** The calendar date `YYYY-MM-DD` of an instant in a time zone. */
export const dateIn = (timeZone, instant) => new Date(instant).toLocaleDateString('sv-SE', { timeZone })

/** The wall clock's time of an instant in a time zone, like `09:30`. */
export const timeIn = (timeZone, instant) =>
  new Date(instant).toLocaleTimeString('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' })

/** Whether it is a date as a calendar has it, like `2026-11-17`. */
export const isDate = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** A date in words, like `Tuesday, November 17, 2026`. */
export const inWords = (date) =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })

/** The first instant of a date in a time zone, and the first of the next one: 23, 24 or 25 hours apart. */
export function dayRange(date, timeZone) {
  const next = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10)
  return { from: startOfDay(date, timeZone), to: startOfDay(next, timeZone) }
}

/** Where the clock skips midnight, the first moment after it. */
function startOfDay(date, timeZone) {
  const midnight = Date.parse(date)
  const candidates = [-DAY_MS, 0, DAY_MS].map((aside) => midnight - offsetMs(midnight + aside, timeZone))
  const ofThatDay = candidates.filter((instant) => dateIn(timeZone, instant) === date)
  return new Date(Math.min(...ofThatDay)).toISOString()
}

/** How far the zone's wall clock is ahead of UTC at an instant. */
function offsetMs(instant, timeZone) {
  const wall = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
  return Date.parse(`${wall}Z`) - Math.floor(instant / 1000) * 1000
}
