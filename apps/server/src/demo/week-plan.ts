import type { Random } from './random'

/** A weekly or fortnightly place in a clinician's week. `weekday` is 1 for Monday to 5 for Friday. */
export interface Rhythm {
  clinicianId: string
  weekday: number
  /** Minutes after midnight. */
  startMinute: number
  everyWeeks: 1 | 2
  /** Which weeks of a fortnight, 0 or 1. */
  phase: 0 | 1
}

/** Hands out places so that no clinician is ever booked twice. */
export interface WeekPlan {
  take(clinicianId: string, weekdays: readonly number[], everyWeeks: 1 | 2): Rhythm | null
  /** A long one on its own, like a group: on the first of the weekdays, at the end of the day. */
  takeAfternoon(clinicianId: string, weekday: number): Rhythm
}

const GROUP_START = 15 * 60 + 30
const HOUR = 60

export function createWeekPlan(random: Random): WeekPlan {
  const taken = new Set<string>()
  const days = new Map<string, readonly number[]>()
  const startsOf = (clinicianId: string, weekday: number) => {
    const key = `${clinicianId} ${weekday}`
    const starts = days.get(key) ?? aDaysStarts(random)
    days.set(key, starts)
    return starts
  }
  const keyOf = (clinicianId: string, weekday: number, start: number, phase: number) =>
    `${clinicianId} ${weekday} ${start} ${phase}`

  return {
    take: (clinicianId, weekdays, everyWeeks) => {
      const free = weekdays.flatMap((weekday) =>
        startsOf(clinicianId, weekday).flatMap((startMinute) =>
          ([0, 1] as const)
            .filter((phase) => {
              const phases = everyWeeks === 1 ? [0, 1] : [phase]
              return (
                (everyWeeks === 2 || phase === 0) &&
                phases.every((each) => !taken.has(keyOf(clinicianId, weekday, startMinute, each)))
              )
            })
            .map((phase): Rhythm => ({ clinicianId, weekday, startMinute, everyWeeks, phase })),
        ),
      )
      if (free.length === 0) return null
      const rhythm = random.pick(free)
      const phases = everyWeeks === 1 ? [0, 1] : [rhythm.phase]
      for (const phase of phases) taken.add(keyOf(clinicianId, rhythm.weekday, rhythm.startMinute, phase))
      return rhythm
    },
    takeAfternoon: (clinicianId, weekday) => {
      for (const start of startsOf(clinicianId, weekday).filter((each) => each + HOUR > GROUP_START)) {
        for (const phase of [0, 1]) taken.add(keyOf(clinicianId, weekday, start, phase))
      }
      return { clinicianId, weekday, startMinute: GROUP_START, everyWeeks: 1, phase: 0 }
    },
  }
}

/** An hour for each session, on the hour or the half hour, with a break at noon, all within nine to five. */
function aDaysStarts(random: Random): readonly number[] {
  const morning = 9 * HOUR + (random.chance(0.4) ? 30 : 0)
  const afternoon = 13 * HOUR + (random.chance(0.4) ? 30 : 0)
  return [0, 1, 2]
    .map((hour) => morning + hour * HOUR)
    .concat([0, 1, 2, 3].map((hour) => afternoon + hour * HOUR))
    .filter((start) => start + HOUR <= 17 * HOUR)
}
