import type { Random } from '../demo/random'

const DAY_MS = 86_400_000
const DAYS_BACK = 430
const DAYS_AHEAD = 60

/** Half of them within an hour of some midnight, by one clock or another. */
export function anInstant(now: Date, random: Random): Date {
  const day = Math.floor(now.getTime() / DAY_MS) + random.between(-DAYS_BACK, DAYS_AHEAD)
  const hour = random.chance(0.5) ? random.pick([4, 5, 12.5, 13, 13.5]) : random.between(0, 23)
  return new Date(day * DAY_MS + hour * 3_600_000 + random.between(-60, 60) * 60_000)
}

export const aDay = (now: Date, random: Random): string => anInstant(now, random).toISOString().slice(0, 10)
