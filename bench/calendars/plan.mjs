const DAY_MS = 86_400_000
const SESSION_MS = 50 * 60_000
const HALF_HOUR_MS = 30 * 60_000
const SLOTS = 19

/** The week shown: Sunday, November 15 to Saturday, November 21, 2026. */
export const DAYS = Array.from({ length: 7 }, (_, index) => `2026-11-${15 + index}`)

const eventAt = (index, day) => {
  const start = day + 8 * 3_600_000 + ((index * 7) % SLOTS) * HALF_HOUR_MS
  return {
    id: `e${index}`,
    title: `Person ${index}`,
    start: new Date(start).toISOString().replace('.000', ''),
    end: new Date(start + SESSION_MS).toISOString().replace('.000', ''),
  }
}

/** The same events for all: sessions of fifty minutes dealt evenly over some days. */
const dealt = (count, first, days) =>
  Array.from({ length: count }, (_, index) =>
    eventAt(index, Date.parse(`${first}T00:00:00Z`) + (index % days) * DAY_MS),
  )

export const PLANS = [
  { name: '200 events in the week', events: dealt(200, DAYS[0], 7) },
  { name: '1,000 events in the week', events: dealt(1000, DAYS[0], 7) },
  { name: '10,000 events in the year, one week shown', events: dealt(10_000, '2026-01-01', 365) },
]
