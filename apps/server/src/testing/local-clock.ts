/** What a calendar and a clock on the wall show. */
export interface WallTime {
  day: string
  /** In English, in lower case. */
  weekday: string
  hour: number
  minute: number
}

const clocks = new Map<string, (instant: Date) => WallTime>()

/** Reads the clocks of a time zone, each instant once: formatting one is slow. */
export function localClock(timeZone: string): (instant: Date) => WallTime {
  const known = new Map<number, WallTime>()
  const clock = clocks.get(timeZone) ?? memorized(timeZone, known)
  clocks.set(timeZone, clock)
  return clock
}

function memorized(timeZone: string, known: Map<number, WallTime>) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (instant: Date): WallTime => {
    const time = known.get(instant.getTime()) ?? readParts(format.formatToParts(instant))
    known.set(instant.getTime(), time)
    return time
  }
}

function readParts(parts: readonly Intl.DateTimeFormatPart[]): WallTime {
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    weekday: part('weekday').toLowerCase(),
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  }
}
