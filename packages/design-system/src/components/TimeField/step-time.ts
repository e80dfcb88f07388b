import type { Time } from '@internationalized/date'

/** The next or previous multiple of `step` minutes within the same hour, around from its end to its start. */
export function stepTime(time: Time, direction: 1 | -1, step: number): Time {
  const at = time.minute / step
  const next = direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1
  const count = Math.ceil(60 / step)
  return time.set({ minute: (((next % count) + count) % count) * step })
}
